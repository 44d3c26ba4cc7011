// What the generated declarations need beside them: faults, citations, and lists in memory.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Grognard
{
    /// <summary>A fault and its place.</summary>
    [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Ansi)]
    public struct GrogFault
    {
        public uint Size;
        public ushort Code;
        public ushort Index;
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 120)] public string Path;
        public long Value, Low, High;
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 40)] public string Limit;
        /// <summary>Of a contradiction, the path of the other field; otherwise empty.</summary>
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 120)] public string Other;
        /// <summary>Of a contradiction, what cannot be together; otherwise empty.</summary>
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 120)] public string Why;
        /// <summary>Of a contradiction, the number in the other field, if OtherKnown is 1.</summary>
        public long OtherValue;
        /// <summary>Of a contradiction, whether Value and OtherValue are known: 1 or 0.</summary>
        public byte Known, OtherKnown;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 6)] public byte[] Reserved;

        /// <summary>Makes one with its size set.</summary>
        public static GrogFault Make()
        {
            return new GrogFault { Size = (uint)Marshal.SizeOf(typeof(GrogFault)), Path = "", Limit = "", Other = "", Why = "", Reserved = new byte[6] };
        }
    }

    /// <summary>A malformed question.</summary>
    public sealed class FaultException : Exception
    {
        /// <summary>The code, the same in every language.</summary>
        public readonly GrogFaultCode Code;
        /// <summary>The path of the field.</summary>
        public readonly string Field;

        /// <summary>Of a contradiction, the path of the other field; otherwise empty.</summary>
        public readonly string Other;

        public FaultException(GrogFault fault) : base(Message_(fault))
        {
            Other = fault.Other;
            Code = (GrogFaultCode)fault.Code;
            Field = fault.Path;
        }

        private static string Message_(GrogFault fault)
        {
            if (string.IsNullOrEmpty(fault.Other))
            {
                return fault.Path + ": " + (GrogFaultCode)fault.Code;
            }
            var own = fault.Path + (fault.Known != 0 ? ": " + fault.Value : "");
            var other = fault.Other + (fault.OtherKnown != 0 ? ": " + fault.OtherValue : "");
            return own + " against " + other + ": " + fault.Why + " (" + (GrogFaultCode)fault.Code + ")";
        }
    }

    /// <summary>The rules by number.</summary>
    public static partial class Rules
    {
        private static readonly Dictionary<int, object[]> ByNumber = new Dictionary<int, object[]>();

        // The order in which initialisers of several files run is not defined; a static constructor runs after them.
        static Rules()
        {
            foreach (var row in All)
            {
                ByNumber[(int)row[0]] = row;
            }
        }

        /// <summary>The paragraph, such as "OCS 9.8".</summary>
        public static string Id(ushort number)
        {
            return (string)ByNumber[number][1];
        }

        /// <summary>What the rule decides, in a few words.</summary>
        public static string Title(ushort number)
        {
            return (string)ByNumber[number][2];
        }
    }

    /// <summary>A list in memory that stays where it is until it is disposed of.</summary>
    public sealed class Pinned<T> : IDisposable where T : struct
    {
        private GCHandle handle;

        public Pinned(params T[] items)
        {
            handle = GCHandle.Alloc(items, GCHandleType.Pinned);
            Len = (UIntPtr)items.Length;
        }

        /// <summary>The address of the first item.</summary>
        public IntPtr Address
        {
            get { return Len == UIntPtr.Zero ? IntPtr.Zero : handle.AddrOfPinnedObject(); }
        }

        /// <summary>The number of items.</summary>
        public UIntPtr Len { get; private set; }

        public void Dispose()
        {
            handle.Free();
        }
    }

    /// <summary>The library as a whole.</summary>
    public static class Library
    {
        [DllImport("grognard", CallingConvention = CallingConvention.Cdecl)]
        private static extern uint grog_abi_version();

        [DllImport("grognard", CallingConvention = CallingConvention.Cdecl)]
        private static extern int grog_struct_size(string name, out UIntPtr size);

        /// <summary>The version of the interface; these declarations are of version 1.</summary>
        public static uint AbiVersion
        {
            get { return grog_abi_version(); }
        }

        /// <summary>The library's size of a structure, or 0 if it has none of that name.</summary>
        public static int SizeOf(string name)
        {
            UIntPtr size;
            return grog_struct_size(name, out size) == 0 ? (int)size : 0;
        }

        /// <summary>Throws the fault of a function's status.</summary>
        public static void Check(int status, GrogFault fault)
        {
            if (status != 0)
            {
                throw new FaultException(fault);
            }
        }
    }
}
