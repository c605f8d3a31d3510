// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/blas.h"

#if __has_include(<dlfcn.h>)
#define RP_HAS_DLOPEN
#include <dlfcn.h>
#endif

namespace rp::measure {

namespace {

constexpr int rowMajor = 101;
constexpr int asItIs = 111;

} // namespace

#ifdef RP_HAS_DLOPEN
std::optional<Blas> Blas::load()
{
    for (const char *file : {"libopenblas.so.0", "libblas.so.3"}) {
        void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr)
            continue;
        Blas blas;
        blas.m_file = file;
        blas.m_byRows = reinterpret_cast<CProduct>(dlsym(library, "cblas_sgemm"));
        blas.m_byColumns = reinterpret_cast<FortranProduct>(dlsym(library, "sgemm_"));
        if (blas.m_byRows != nullptr || blas.m_byColumns != nullptr)
            return blas;
        dlclose(library);
    }
    return std::nullopt;
}
#else
std::optional<Blas> Blas::load()
{
    return std::nullopt;
}
#endif

// By columns, the memory of C is that of its transpose: C^T = B^T A^T.
void Blas::multiply(const float *a, const float *b, float *c, int n) const
{
    const float alpha = 1.0F;
    const float beta = 0.0F;
    if (m_byRows != nullptr)
        m_byRows(rowMajor, asItIs, asItIs, n, n, n, alpha, a, n, b, n, beta, c, n);
    else
        m_byColumns("N", "N", &n, &n, &n, &alpha, b, &n, a, &n, &beta, c, &n, 1, 1);
}

} // namespace rp::measure
