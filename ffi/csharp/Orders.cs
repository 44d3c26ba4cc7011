// Orders of games by their fields. The generated declarations have a class for each kind of order.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Text;

namespace Grognard
{
    /// <summary>A unit, a hex or a side in an order: by its name, by its number, or a hex by its coordinates.</summary>
    public struct Name
    {
        internal readonly string Text;
        internal readonly int First, Second;
        internal readonly bool IsGiven;

        private Name(string text, int first, int second)
        {
            Text = text;
            First = first;
            Second = second;
            IsGiven = true;
        }

        public static implicit operator Name(string name)
        {
            return name == null ? default(Name) : new Name(name, 0, 0);
        }

        public static implicit operator Name(int number)
        {
            return new Name(null, number, 0);
        }

        public static implicit operator Name(GrogHex hex)
        {
            return new Name(null, hex.Q, hex.R);
        }

        public override string ToString()
        {
            return Text ?? (Second == 0 ? First.ToString() : First + "," + Second);
        }
    }

    /// <summary>Several units or hexes in an order: one after the other, or by their names in one text, such as "0304
    /// 0305".</summary>
    public sealed class Names : IEnumerable<Name>
    {
        private readonly List<Name> names = new List<Name>();

        /// <summary>Whether they are in one text.</summary>
        internal bool Together { get; private set; }

        public Names(params Name[] names)
        {
            this.names.AddRange(names);
        }

        /// <summary>One more.</summary>
        public void Add(Name name)
        {
            names.Add(name);
        }

        public static implicit operator Names(string text)
        {
            var all = new Names { Together = true };
            foreach (var name in text.Split(new[] { ' ', '\t', '\r', '\n', '>' }, StringSplitOptions.RemoveEmptyEntries))
            {
                all.Add(name);
            }
            return all;
        }

        private static Names Of<T>(T[] items, Converter<T, Name> name)
        {
            return new Names(Array.ConvertAll(items, name));
        }

        public static implicit operator Names(string[] names)
        {
            return Of(names, name => name);
        }

        public static implicit operator Names(int[] numbers)
        {
            return Of(numbers, number => number);
        }

        public static implicit operator Names(GrogHex[] hexes)
        {
            return Of(hexes, hex => hex);
        }

        public IEnumerator<Name> GetEnumerator()
        {
            return names.GetEnumerator();
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }

        public override string ToString()
        {
            return string.Join(" ", names);
        }
    }

    /// <summary>Pieces in an order: their numbers, or in words, such as "2 inf, 1 arm UKR".</summary>
    public sealed class Pieces
    {
        internal readonly ushort[] Numbers = new ushort[0];
        internal readonly string Words = "";

        private Pieces(ushort[] numbers, string words)
        {
            Numbers = numbers;
            Words = words;
        }

        public static implicit operator Pieces(string words)
        {
            return new Pieces(new ushort[0], words);
        }

        public static implicit operator Pieces(ushort[] numbers)
        {
            return new Pieces(numbers, "");
        }

        public static implicit operator Pieces(int[] numbers)
        {
            return new Pieces(Array.ConvertAll(numbers, number => checked((ushort)number)), "");
        }

        public override string ToString()
        {
            return Words + string.Join(" ", Numbers);
        }
    }

    /// <summary>An order by its fields, of a system whose order is a question of this type.</summary>
    public abstract class OrderByName<TQuestion> where TQuestion : struct
    {
        internal OrderByName()
        {
        }

        /// <summary>The kind of order, such as "march".</summary>
        public abstract string Verb { get; }

        internal abstract void Fill(ref TQuestion question, OrderFields fields);

        public override string ToString()
        {
            return Verb;
        }
    }

    /// <summary>The fields of an order while it is given: numbers for names, and lists in memory.</summary>
    internal sealed class OrderFields : IDisposable
    {
        internal delegate bool Finding(byte[] field, byte[] name, int[] found);

        private readonly Finding find;
        private readonly List<IDisposable> pinned = new List<IDisposable>();

        internal OrderFields(Finding find)
        {
            this.find = find;
        }

        private static FaultException Wrong(GrogFaultCode code, string path, string why = "")
        {
            var fault = GrogFault.Make();
            fault.Why = why;
            fault.Code = (ushort)code;
            fault.Path = path;
            return new FaultException(fault);
        }

        internal void List<T>(out IntPtr address, out UIntPtr length, T[] items) where T : struct
        {
            var own = new Pinned<T>(items ?? new T[0]);
            pinned.Add(own);
            address = own.Address;
            length = own.Len;
        }

        private int[] Found(string field, Name name, string path)
        {
            if (name.Text == null)
            {
                return new[] { name.First, name.Second };
            }
            var found = new int[2];
            if (name.Text.IndexOf('\0') >= 0
                || !find(Encoding.UTF8.GetBytes(field + '\0'), Encoding.UTF8.GetBytes(name.Text + '\0'), found))
            {
                throw Wrong(GrogFaultCode.UnknownName, path, name.Text);
            }
            return found;
        }

        internal static GrogHex Hex(int[] found)
        {
            return new GrogHex { Q = checked((short)found[0]), R = checked((short)found[1]) };
        }

        internal int[] One(string field, Name name, bool required)
        {
            if (!name.IsGiven && required)
            {
                throw Wrong(GrogFaultCode.MissingField, field);
            }
            return Found(field, name, field);
        }

        internal T[] All<T>(string field, Names names, Converter<int[], T> of)
        {
            var all = new List<T>();
            foreach (var name in names ?? new Names())
            {
                all.Add(of(Found(field, name, names.Together ? field : field + "[" + all.Count + "]")));
            }
            return all.ToArray();
        }

        public void Dispose()
        {
            pinned.ForEach(one => one.Dispose());
        }
    }
}
