// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/known_names.h"

#include <regex>
#include <set>

namespace rp::traces {

namespace {

/// What stands behind "cuda", "cu" or "hip": runtimes and drivers share most names.
constexpr std::string_view callsOfGpus =
    "ArrayCreate ArrayDestroy ChooseDevice ConfigureCall CreateTextureObject CtxCreate CtxDestroy "
    "CtxDisablePeerAccess CtxEnablePeerAccess CtxGetApiVersion CtxGetCacheConfig CtxGetCurrent "
    "CtxGetDevice CtxGetFlags CtxGetLimit CtxGetStreamPriorityRange CtxPopCurrent CtxPushCurrent "
    "CtxResetPersistingL2Cache CtxSetCacheConfig CtxSetCurrent CtxSetLimit CtxSynchronize "
    "DestroyExternalMemory DestroyTextureObject DeviceCanAccessPeer DeviceComputeCapability "
    "DeviceDisablePeerAccess DeviceEnablePeerAccess DeviceGet DeviceGetAttribute DeviceGetByPCIBusId "
    "DeviceGetCacheConfig DeviceGetCount DeviceGetDefaultMemPool DeviceGetGraphMemAttribute "
    "DeviceGetLimit DeviceGetMemPool DeviceGetName DeviceGetP2PAttribute DeviceGetPCIBusId "
    "DeviceGetProperties DeviceGetSharedMemConfig DeviceGetStreamPriorityRange DeviceGetUuid "
    "DeviceGraphMemTrim DevicePrimaryCtxGetState DevicePrimaryCtxRelease DevicePrimaryCtxReset "
    "DevicePrimaryCtxRetain DevicePrimaryCtxSetFlags DeviceReset DeviceSetCacheConfig "
    "DeviceSetGraphMemAttribute DeviceSetLimit DeviceSetMemPool DeviceSetSharedMemConfig "
    "DeviceSynchronize DeviceTotalMem DriverGetVersion DrvLaunchKernelEx EventCreate "
    "EventCreateWithFlags EventDestroy EventElapsedTime EventQuery EventRecord EventRecordWithFlags "
    "EventSynchronize ExtLaunchKernel ExtLaunchMultiKernelMultiDevice ExtMallocWithFlags "
    "ExtModuleLaunchKernel ExtStreamCreateWithCUMask ExtStreamGetCUMask Free FreeArray FreeAsync "
    "FreeHost FreeMipmappedArray FuncGetAttribute FuncGetAttributes FuncGetModule FuncGetName "
    "FuncGetParamInfo FuncIsLoaded FuncLoad FuncSetAttribute FuncSetCacheConfig FuncSetSharedMemConfig "
    "GetDevice GetDeviceCount GetDeviceFlags GetDeviceProperties GetDevicePropertiesR0000 "
    "GetDevicePropertiesR0600 GetDriverEntryPoint GetDriverEntryPointByVersion GetErrorName "
    "GetErrorString GetExportTable GetFuncBySymbol GetKernel GetLastError GetProcAddress "
    "GetSymbolAddress GetSymbolSize GraphAddChildGraphNode GraphAddDependencies GraphAddEmptyNode "
    "GraphAddEventRecordNode GraphAddEventWaitNode GraphAddHostNode GraphAddKernelNode "
    "GraphAddMemAllocNode GraphAddMemFreeNode GraphAddMemcpyNode GraphAddMemcpyNode1D "
    "GraphAddMemsetNode GraphAddNode GraphClone GraphConditionalHandleCreate GraphCreate "
    "GraphDebugDotPrint GraphDestroy GraphDestroyNode GraphExecChildGraphNodeSetParams "
    "GraphExecDestroy GraphExecEventRecordNodeSetEvent GraphExecEventWaitNodeSetEvent "
    "GraphExecGetFlags GraphExecHostNodeSetParams GraphExecKernelNodeSetParams "
    "GraphExecMemcpyNodeSetParams GraphExecMemsetNodeSetParams GraphExecUpdate GraphGetEdges "
    "GraphGetNodes GraphGetRootNodes GraphInstantiate GraphInstantiateWithFlags "
    "GraphInstantiateWithParams GraphKernelNodeGetAttribute GraphKernelNodeGetParams "
    "GraphKernelNodeSetAttribute GraphKernelNodeSetParams GraphLaunch GraphMemcpyNodeGetParams "
    "GraphMemsetNodeGetParams GraphNodeGetDependencies GraphNodeGetDependentNodes GraphNodeGetType "
    "GraphReleaseUserObject GraphRemoveDependencies GraphRetainUserObject GraphUpload "
    "HccModuleLaunchKernel HostAlloc HostFree HostGetDevicePointer HostGetFlags HostMalloc "
    "HostRegister HostUnregister ImportExternalMemory ImportExternalSemaphore Init InitDevice "
    "IpcCloseMemHandle IpcGetEventHandle IpcGetMemHandle IpcOpenEventHandle IpcOpenMemHandle "
    "KernelGetAttribute KernelGetFunction KernelGetName KernelSetAttribute KernelSetCacheConfig Launch "
    "LaunchByPtr LaunchCooperativeKernel LaunchCooperativeKernelMultiDevice LaunchHostFunc "
    "LaunchKernel LaunchKernelEx LaunchKernelExC LibraryGetGlobal LibraryGetKernel LibraryGetModule "
    "LibraryLoadData LibraryLoadFromFile LibraryUnload LinkAddData LinkComplete LinkCreate LinkDestroy "
    "Malloc Malloc3D Malloc3DArray MallocArray MallocAsync MallocFromPoolAsync MallocHost "
    "MallocManaged MallocMipmappedArray MallocPitch MemAddressFree MemAddressReserve MemAdvise "
    "MemAlloc MemAllocAsync MemAllocFromPoolAsync MemAllocHost MemAllocManaged MemAllocPitch MemCreate "
    "MemExportToShareableHandle MemFree MemFreeAsync MemFreeHost MemGetAccess MemGetAddressRange "
    "MemGetAllocationGranularity MemGetHandleForAddressRange MemGetInfo MemHostAlloc "
    "MemHostGetDevicePointer MemHostRegister MemHostUnregister MemImportFromShareableHandle MemMap "
    "MemPoolCreate MemPoolDestroy MemPoolExportPointer MemPoolExportToShareableHandle MemPoolGetAccess "
    "MemPoolGetAttribute MemPoolImportFromShareableHandle MemPoolImportPointer MemPoolSetAccess "
    "MemPoolSetAttribute MemPoolTrimTo MemPrefetchAsync MemRangeGetAttribute MemRelease "
    "MemRetainAllocationHandle MemSetAccess MemUnmap Memcpy Memcpy2D Memcpy2DAsync Memcpy2DFromArray "
    "Memcpy2DFromArrayAsync Memcpy2DToArray Memcpy2DToArrayAsync Memcpy3D Memcpy3DAsync "
    "Memcpy3DBatchAsync Memcpy3DPeer Memcpy3DPeerAsync MemcpyArrayToArray MemcpyAsync MemcpyBatchAsync "
    "MemcpyDtoD MemcpyDtoDAsync MemcpyDtoH MemcpyDtoHAsync MemcpyFromArray MemcpyFromArrayAsync "
    "MemcpyFromSymbol MemcpyFromSymbolAsync MemcpyHtoD MemcpyHtoDAsync MemcpyPeer MemcpyPeerAsync "
    "MemcpyToArray MemcpyToArrayAsync MemcpyToSymbol MemcpyToSymbolAsync MemcpyWithStream Memset "
    "Memset2D Memset2DAsync Memset3D Memset3DAsync MemsetAsync MemsetD16 MemsetD16Async MemsetD2D32 "
    "MemsetD2D32Async MemsetD2D8 MemsetD2D8Async MemsetD32 MemsetD32Async MemsetD8 MemsetD8Async "
    "ModuleGetFunction ModuleGetGlobal ModuleGetLoadingMode ModuleLaunchCooperativeKernel "
    "ModuleLaunchCooperativeKernelMultiDevice ModuleLaunchKernel ModuleLoad ModuleLoadData "
    "ModuleLoadDataEx ModuleLoadFatBinary ModuleOccupancyMaxActiveBlocksPerMultiprocessor ModuleUnload "
    "MulticastAddDevice MulticastBindAddr MulticastBindMem MulticastCreate MulticastGetGranularity "
    "MulticastUnbind OccupancyAvailableDynamicSMemPerBlock OccupancyMaxActiveBlocksPerMultiprocessor "
    "OccupancyMaxActiveBlocksPerMultiprocessorWithFlags OccupancyMaxActiveClusters "
    "OccupancyMaxPotentialBlockSize OccupancyMaxPotentialBlockSizeWithFlags "
    "OccupancyMaxPotentialClusterSize PeekAtLastError PointerGetAttribute PointerGetAttributes "
    "PointerSetAttribute ProfilerInitialize ProfilerStart ProfilerStop RuntimeGetVersion SetDevice "
    "SetDeviceFlags SetValidDevices SetupArgument StreamAddCallback StreamAttachMemAsync "
    "StreamBatchMemOp StreamBeginCapture StreamBeginCaptureToGraph StreamCopyAttributes StreamCreate "
    "StreamCreateWithFlags StreamCreateWithPriority StreamDestroy StreamEndCapture StreamGetAttribute "
    "StreamGetCaptureInfo StreamGetCtx StreamGetDevice StreamGetFlags StreamGetId StreamGetPriority "
    "StreamIsCapturing StreamQuery StreamSetAttribute StreamSynchronize "
    "StreamUpdateCaptureDependencies StreamWaitEvent StreamWaitValue32 StreamWaitValue64 "
    "StreamWriteValue32 StreamWriteValue64 TensorMapEncodeIm2col TensorMapEncodeTiled "
    "TensorMapReplaceAddress TexObjectCreate TexObjectDestroy ThreadExchangeStreamCaptureMode "
    "ThreadExit ThreadSynchronize UserObjectCreate UserObjectRelease UserObjectRetain ";

/// Unified Runtime (SYCL) and Level Zero.
constexpr std::string_view callsOfXpus =
    "urCommandBufferAppendKernelLaunchExp urCommandBufferCreateExp urCommandBufferEnqueueExp "
    "urCommandBufferFinalizeExp urCommandBufferReleaseExp urCommandBufferRetainExp urContextCreate "
    "urContextRelease urContextRetain urDeviceGet urDeviceGetInfo urEnqueueCommandBufferExp "
    "urEnqueueCooperativeKernelLaunchExp urEnqueueDeviceGlobalVariableRead "
    "urEnqueueDeviceGlobalVariableWrite urEnqueueEventsWait urEnqueueEventsWaitWithBarrier "
    "urEnqueueEventsWaitWithBarrierExt urEnqueueKernelLaunch urEnqueueKernelLaunchCustomExp "
    "urEnqueueKernelLaunchWithArgsExp urEnqueueMemBufferCopy urEnqueueMemBufferFill "
    "urEnqueueMemBufferMap urEnqueueMemBufferRead urEnqueueMemBufferWrite urEnqueueMemUnmap "
    "urEnqueueNativeCommandExp urEnqueueTimestampRecordingExp urEnqueueUSMAdvise "
    "urEnqueueUSMDeviceAllocExp urEnqueueUSMFill urEnqueueUSMFill2D urEnqueueUSMFreeExp "
    "urEnqueueUSMMemcpy urEnqueueUSMMemcpy2D urEnqueueUSMPrefetch urEventCreateWithNativeHandle "
    "urEventGetInfo urEventGetProfilingInfo urEventRelease urEventRetain urEventSetCallback "
    "urEventWait urKernelCreate urKernelGetGroupInfo urKernelGetInfo urKernelRelease urKernelRetain "
    "urKernelSetArgLocal urKernelSetArgMemObj urKernelSetArgPointer urKernelSetArgValue "
    "urKernelSetExecInfo urKernelSuggestMaxCooperativeGroupCount urMemBufferCreate urMemRelease "
    "urMemRetain urPlatformGet urPlatformGetInfo urProgramBuild urProgramBuildExp "
    "urProgramCreateWithBinary urProgramCreateWithIL urProgramGetInfo urProgramLink urProgramRelease "
    "urQueueCreate urQueueCreateWithNativeHandle urQueueFinish urQueueFlush urQueueGetInfo "
    "urQueueGetNativeHandle urQueueRelease urQueueRetain urUSMDeviceAlloc urUSMFree "
    "urUSMGetMemAllocInfo urUSMHostAlloc urUSMPoolCreate urUSMPoolRelease urUSMSharedAlloc "
    "zeCommandListAppendBarrier zeCommandListAppendEventReset "
    "zeCommandListAppendLaunchCooperativeKernel zeCommandListAppendLaunchKernel "
    "zeCommandListAppendLaunchKernelIndirect zeCommandListAppendLaunchKernelWithArguments "
    "zeCommandListAppendLaunchMultipleKernelsIndirect zeCommandListAppendMemoryCopy "
    "zeCommandListAppendMemoryCopyRegion zeCommandListAppendMemoryFill "
    "zeCommandListAppendMemoryPrefetch zeCommandListAppendMemoryRangesBarrier "
    "zeCommandListAppendSignalEvent zeCommandListAppendWaitOnEvents "
    "zeCommandListAppendWriteGlobalTimestamp zeCommandListClose zeCommandListCreate "
    "zeCommandListCreateImmediate zeCommandListDestroy zeCommandListHostSynchronize "
    "zeCommandListImmediateAppendCommandListsExp zeCommandListReset zeCommandQueueCreate "
    "zeCommandQueueDestroy zeCommandQueueExecuteCommandLists zeCommandQueueSynchronize zeContextCreate "
    "zeContextDestroy zeContextMakeMemoryResident zeDeviceGet zeDeviceGetProperties zeDriverGet "
    "zeEventCreate zeEventDestroy zeEventHostReset zeEventHostSignal zeEventHostSynchronize "
    "zeEventPoolCreate zeEventPoolDestroy zeEventQueryKernelTimestamp zeEventQueryStatus zeFenceCreate "
    "zeFenceDestroy zeFenceHostSynchronize zeFenceQueryStatus zeFenceReset zeInit zeKernelCreate "
    "zeKernelDestroy zeKernelSetArgumentValue zeKernelSetGroupSize zeKernelSetIndirectAccess "
    "zeKernelSuggestGroupSize zeMemAllocDevice zeMemAllocHost zeMemAllocShared zeMemCloseIpcHandle "
    "zeMemFree zeMemGetAddressRange zeMemGetAllocProperties zeMemGetIpcHandle zeMemOpenIpcHandle "
    "zeModuleBuildLogDestroy zeModuleCreate zeModuleDestroy ";

std::set<std::string_view> wordsOf(std::string_view text)
{
    std::set<std::string_view> words;
    for (std::size_t end = text.find(' '); end != std::string_view::npos; end = text.find(' ')) {
        words.insert(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return words;
}

/// Without what tells versions and default streams apart: _v2, _v7000, _ptsz.
std::string_view withoutVersion(std::string_view name)
{
    for (const std::string_view stream : {"_ptsz", "_ptds", "_spt"}) {
        if (name.ends_with(stream))
            name.remove_suffix(stream.size());
    }
    const std::size_t mark = name.rfind("_v");
    if (mark == std::string_view::npos)
        return name;
    const std::string_view digits = name.substr(mark + 2);
    const bool isVersion = !digits.empty() && digits.size() <= 5 &&
                           digits.find_first_not_of("0123456789") == std::string_view::npos;
    return isVersion ? name.substr(0, mark) : name;
}

} // namespace

bool isKnownCall(std::string_view name)
{
    static const std::set<std::string_view> ofGpus = wordsOf(callsOfGpus);
    static const std::set<std::string_view> ofXpus = wordsOf(callsOfXpus);
    const std::string_view plain = withoutVersion(name);
    for (const std::string_view interface : {"cuda", "cu", "hip"}) {
        if (plain.starts_with(interface) && ofGpus.contains(plain.substr(interface.size())))
            return true;
    }
    return name == "INVALID" || ofXpus.contains(plain); // Kineto's word for a call it doesn't know
}

bool isKnownGpu(std::string_view name)
{
    constexpr std::size_t longest = 64;
    if (name.size() > longest)
        return false;
    static const std::regex models(
        // Data centers, with board, memory and part
        "(NVIDIA )?(Tesla )?(GB200|GB300|GH200|[ABH][1238]00X?|H20|V100S?|P100|A2|A10G?|A16|A30X?|A40|L4|"
        "L20|L40S?|T4G?|P4|P40|K80|M60)( 480GB)?(-(SXM[2-5]?|PCIE|PCIe|FHHL|DGXS|NVL|PG[0-9]{3}-[0-9]{3}))?"
        "(-[0-9]{2,3}GB)?( [0-9]{2,3}GB)?( HBM[23]e?)?( PCIe| NVL)?( MIG [1-7]g[.][0-9]{1,3}gb)?|"
        // Desks
        "(NVIDIA )?(GeForce )?[GR]TX [0-9]{3,4}( Ti)?( SUPER| Super)?( D)?( Laptop GPU)?|"
        "(NVIDIA )?(Quadro )?RTX (PRO )?A?[0-9]{4}( (Ada|Blackwell)( Generation)?)?( Laptop GPU)?|"
        "NVIDIA (TITAN (V|RTX|X|Xp)|Orin|Thor|Jetson (Orin|Thor)|GB10)|"
        "GPU( [A-Z])?|" // said of none, or told apart by a letter alone
        // AMD
        "AMD Instinct MI[0-9]{2,3}[AX]?( ?/ ?MI[0-9]{3}X?)?|AMD Radeon Graphics|"
        "AMD Radeon (RX|PRO|AI PRO|Pro) [RVW]?[0-9]{4}[SM]?( XTX?| GRE)?|"
        // Intel
        "Intel[(]R[)] Data Center GPU (Max|Flex)( [0-9]{3,4}[A-Z]?)?|Intel GPU Max|"
        "Intel[(]R[)] Arc[(]TM[)] (Pro )?[AB][0-9]{2,3}[MV]?( Graphics| GPU)?");
    return std::regex_match(name.begin(), name.end(), models);
}

} // namespace rp::traces
