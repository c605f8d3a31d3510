// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace rp::measure {

/// A library of matrix products that the system has, found while the program runs: none is linked. Once
/// loaded it stays, for its threads do.
class Blas
{
public:
    /// OpenBLAS, or whatever the system has as its BLAS. None where there is neither.
    static std::optional<Blas> load();

    /// The file: "libopenblas.so.0".
    const std::string &file() const { return m_file; }

    /// C = A B, square matrices of n by rows. By as many threads as the library likes.
    void multiply(const float *a, const float *b, float *c, int n) const;

private:
    using CProduct = void (*)(int order, int leftForm, int rightForm, int rows, int columns, int inner,
                              float alpha, const float *a, int aStride, const float *b, int bStride,
                              float beta, float *c, int cStride);
    using FortranProduct = void (*)(const char *leftForm, const char *rightForm, const int *rows,
                                    const int *columns, const int *inner, const float *alpha, const float *a,
                                    const int *aStride, const float *b, const int *bStride, const float *beta,
                                    float *c, const int *cStride, std::size_t leftLength,
                                    std::size_t rightLength);

    std::string m_file;
    CProduct m_byRows = nullptr;
    FortranProduct m_byColumns = nullptr;
};

} // namespace rp::measure
