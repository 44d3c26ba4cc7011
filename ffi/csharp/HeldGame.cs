// Games to hold: what those of every system do alike. The generated declarations have a class for each system.
using System;
using System.Collections.Generic;
using System.Text;

namespace Grognard
{
    /// <summary>An answer about a game.</summary>
    public sealed class GameRuling<TValue, TItem>
    {
        private readonly byte verdict;
        private readonly GrogCites cites;

        internal GameRuling(GameAnswer answer, TValue value, TItem[] items)
        {
            verdict = answer.Verdict;
            cites = answer.Cites;
            Value = value;
            Items = items;
        }

        /// <summary>Whether the rules do not forbid it.</summary>
        public bool IsAllowed
        {
            get { return verdict != 2; }
        }

        /// <summary>The paragraphs that decide, such as "OCS 9.8".</summary>
        public IEnumerable<string> Cites
        {
            get
            {
                foreach (var number in cites.Numbers())
                {
                    yield return Rules.Id(number);
                }
            }
        }

        /// <summary>The same with what each decides, such as "OCS 9.8: surprise shifts the column".</summary>
        public IEnumerable<string> Titles
        {
            get
            {
                foreach (var number in cites.Numbers())
                {
                    yield return Rules.Id(number) + ": " + Rules.Title(number);
                }
            }
        }

        /// <summary>What the answer is besides its verdict.</summary>
        public TValue Value { get; private set; }

        /// <summary>Its effects or rows.</summary>
        public TItem[] Items { get; private set; }

        public override string ToString()
        {
            return (verdict == 0 ? "" : IsAllowed ? "allowed by " : "forbidden by ") + string.Join(", ", Cites);
        }
    }

    /// <summary>Nothing: an answer that is a verdict only has it as its value.</summary>
    public struct Nothing
    {
    }

    /// <summary>What an answer's structure says in every system.</summary>
    public struct GameAnswer
    {
        internal byte Verdict;
        internal GrogCites Cites;
        internal int Count;

        internal GameAnswer(byte verdict, GrogCites cites, UIntPtr count)
        {
            Verdict = verdict;
            Cites = cites;
            Count = (int)count;
        }
    }

    /// <summary>An order that was done: the line, the row or the fields by which it was given, and its ruling.</summary>
    public sealed class Played<TChoice, TGives, TEffect>
    {
        /// <summary>The line; null if it was given otherwise.</summary>
        public string Line { get; internal set; }
        /// <summary>The row, if it was one.</summary>
        public TChoice Choice { get; internal set; }
        /// <summary>The order by its fields; null if it was given otherwise.</summary>
        public object Order { get; internal set; }
        /// <summary>The ruling.</summary>
        public GameRuling<TGives, TEffect> Ruling { get; internal set; }
        internal ulong[] Before, After;
        internal bool Thrown;
    }

    /// <summary>A game: a position that remembers, its orders with their rulings, and what takes them back. An order that is
    /// allowed is done; one that is forbidden, or a fault, changes nothing. One thread at a time uses a game, also to
    /// ask.</summary>
    public abstract class HeldGame<TChoice, TGives, TEffect, TObjection, TStands, TPiece, TQuestion>
        where TQuestion : struct where TChoice : struct where TGives : struct where TEffect : struct where TObjection : struct where TStands : struct where TPiece : struct
    {
        /// <summary>The words of positions that are kept for taking orders back: 64 MiB.</summary>
        private const long Most = 8 << 20;
        private readonly LinkedList<Played<TChoice, TGives, TEffect>> history = new LinkedList<Played<TChoice, TGives, TEffect>>();
        private readonly Stack<Played<TChoice, TGives, TEffect>> undone = new Stack<Played<TChoice, TGives, TEffect>>();

        /// <summary>The memory of the game.</summary>
        protected ulong[] Memory = new ulong[0];

        /// <summary>Its length.</summary>
        protected UIntPtr Words
        {
            get { return (UIntPtr)Memory.Length; }
        }

        internal HeldGame()
        {
        }

        internal delegate int Asking<TValue, TItem>(TItem[] room, out GameAnswer answer, out TValue value, ref GrogFault fault);
        internal delegate int Reading(ref GrogFault fault);
        internal delegate int Writing(byte[] room, out UIntPtr needed, ref GrogFault fault);

        internal abstract int OrderOf(TQuestion question, TEffect[] room, out GameAnswer answer, out TGives value, ref GrogFault fault);
        internal abstract int JudgeOf(TQuestion question, TObjection[] room, out GameAnswer answer, ref GrogFault fault);
        internal abstract TQuestion QuestionOf(byte[] line, TChoice row, byte[] dice, OrderFields fields);
        internal virtual bool FindOf(byte[] field, byte[] name, int[] found)
        {
            return false;
        }

        internal abstract int ChoicesOf(TChoice of, TChoice[] room, out GameAnswer answer, out TStands value, ref GrogFault fault);
        internal abstract int LookOf(TPiece[] room, out GameAnswer answer, out TStands value, ref GrogFault fault);
        internal abstract int LoadOf(byte[] text, ref GrogFault fault);
        internal abstract int SaveOf(byte[] room, out UIntPtr needed, ref GrogFault fault);
        internal abstract int PositionOf();
        internal abstract bool ThrownOf();

        /// <summary>Grows the memory if the fault asks for it.</summary>
        private bool Grow(GrogFault fault)
        {
            if (fault.Code != (ushort)GrogFaultCode.BufferTooSmall || fault.Path != "game" || fault.Low <= Memory.Length)
            {
                return false;
            }
            Array.Resize(ref Memory, (int)fault.Low);
            return true;
        }

        internal GameRuling<TValue, TItem> Asked<TValue, TItem>(Asking<TValue, TItem> ask)
        {
            // What does not fit is worked out again: the choices of a game take long.
            var room = new TItem[256];
            while (true)
            {
                GameAnswer answer;
                TValue value;
                var fault = GrogFault.Make();
                int status = ask(room, out answer, out value, ref fault);
                if (status == 0)
                {
                    Array.Resize(ref room, answer.Count);
                    return new GameRuling<TValue, TItem>(answer, value, room);
                }
                if (status == (int)GrogFaultCode.BufferTooSmall && answer.Count > room.Length)
                {
                    room = new TItem[answer.Count];
                }
                else if (!Grow(fault))
                {
                    throw new FaultException(fault);
                }
            }
        }

        internal void Read(Reading read)
        {
            var fault = GrogFault.Make();
            while (read(ref fault) != 0)
            {
                if (!Grow(fault))
                {
                    throw new FaultException(fault);
                }
            }
        }

        internal byte[] Written(Writing write)
        {
            var room = new byte[4096];
            while (true)
            {
                UIntPtr needed;
                var fault = GrogFault.Make();
                int status = write(room, out needed, ref fault);
                if (status == 0)
                {
                    Array.Resize(ref room, (int)needed);
                    return room;
                }
                if (status == (int)GrogFaultCode.BufferTooSmall && (int)needed > room.Length)
                {
                    room = new byte[(int)needed];
                }
                else if (!Grow(fault))
                {
                    throw new FaultException(fault);
                }
            }
        }

        private GameRuling<TGives, TEffect> Give(string line, TChoice row, byte[] dice, OrderByName<TQuestion> order)
        {
            using (var fields = new OrderFields(FindOf))
            {
                return Give(Question(line, row, dice, order, fields), line, row, order);
            }
        }

        private TQuestion Question(string line, TChoice row, byte[] dice, OrderByName<TQuestion> order, OrderFields fields)
        {
            var question = QuestionOf(Encoding.UTF8.GetBytes(line ?? ""), row, dice, fields);
            if (order != null)
            {
                order.Fill(ref question, fields);
            }
            return question;
        }

        private GameRuling<TGives, TEffect> Give(TQuestion question, string line, TChoice row, object order)
        {
            var before = Position();
            Asking<TGives, TEffect> ask = (TEffect[] room, out GameAnswer answer, out TGives value, ref GrogFault fault) =>
            {
                return OrderOf(question, room, out answer, out value, ref fault);
            };
            try
            {
                var ruling = Done(ask);
                if (ruling.IsAllowed)
                {
                    history.AddLast(new Played<TChoice, TGives, TEffect> { Line = line, Choice = row, Order = order, Ruling = ruling, Before = before, Thrown = ThrownOf() });
                    while (history.Count > 1 && (long)history.Count * before.Length > Most)
                    {
                        history.RemoveFirst();
                    }
                    undone.Clear();
                }
                return ruling;
            }
            catch
            {
                // Without memory for the answer nothing is done.
                Restore(before);
                throw;
            }
        }

        private GameRuling<TGives, TEffect> Done(Asking<TGives, TEffect> ask)
        {
            try
            {
                return Asked(ask);
            }
            catch (FaultException fault)
            {
                if (fault.Code != GrogFaultCode.BufferTooSmall || fault.Field != "units")
                {
                    throw;
                }
                // A game that is loaded has room for more units.
                var text = Encoding.UTF8.GetBytes(Text());
                Read((ref GrogFault why) => LoadOf(text, ref why));
                return Asked(ask);
            }
        }

        private ulong[] Position()
        {
            var copy = new ulong[PositionOf()];
            Array.Copy(Memory, copy, copy.Length);
            return copy;
        }

        private void Restore(ulong[] position)
        {
            if (Memory.Length < position.Length)
            {
                Array.Resize(ref Memory, position.Length);
            }
            Array.Copy(position, Memory, position.Length);
        }

        /// <summary>Gives an order as a line of text, such as "march 1st_panzer > 0304 0305".</summary>
        public GameRuling<TGives, TEffect> Order(string line)
        {
            return Give(line, default(TChoice), new byte[0], null);
        }

        /// <summary>Gives a row of the choices as an order, with dice if it needs some.</summary>
        public GameRuling<TGives, TEffect> Order(TChoice row, params byte[] dice)
        {
            return Give(null, row, dice, null);
        }

        /// <summary>Gives an order by its fields, as the method of its name does.</summary>
        public GameRuling<TGives, TEffect> Order(OrderByName<TQuestion> order)
        {
            return Give(null, default(TChoice), new byte[0], order);
        }

        private GameRuling<Nothing, TObjection> Judged(string line, TChoice row, byte[] dice, OrderByName<TQuestion> order)
        {
            using (var fields = new OrderFields(FindOf))
            {
                var question = Question(line, row, dice, order, fields);
                return Asked((TObjection[] room, out GameAnswer answer, out Nothing value, ref GrogFault fault) =>
                {
                    value = new Nothing();
                    return JudgeOf(question, room, out answer, ref fault);
                });
            }
        }

        /// <summary>Decides whether an order is allowed; nothing changes. The items are the objections to it.</summary>
        public GameRuling<Nothing, TObjection> Judge(string line)
        {
            return Judged(line, default(TChoice), new byte[0], null);
        }

        /// <summary>Decides whether a row of the choices is allowed with some dice; nothing changes.</summary>
        public GameRuling<Nothing, TObjection> Judge(TChoice row, params byte[] dice)
        {
            return Judged(null, row, dice, null);
        }

        /// <summary>Decides whether an order by its fields is allowed; nothing changes.</summary>
        public GameRuling<Nothing, TObjection> Judge(OrderByName<TQuestion> order)
        {
            return Judged(null, default(TChoice), new byte[0], order);
        }

        /// <summary>All that may be done now: orders, or where choices have levels the kinds of order.</summary>
        public TChoice[] Choices()
        {
            return Choices(default(TChoice));
        }

        /// <summary>The choices to which a row leads, where choices have levels.</summary>
        public TChoice[] Choices(TChoice of)
        {
            return Asked((TChoice[] room, out GameAnswer answer, out TStands value, ref GrogFault fault) =>
                ChoicesOf(of, room, out answer, out value, ref fault)).Items;
        }

        /// <summary>Where the game stands; the items are what stands on the board, or what is owed.</summary>
        public GameRuling<TStands, TPiece> Look()
        {
            return Asked((TPiece[] room, out GameAnswer answer, out TStands value, ref GrogFault fault) =>
                LookOf(room, out answer, out value, ref fault));
        }

        /// <summary>The game as text.</summary>
        public string Text()
        {
            var text = Written(SaveOf);
            return Encoding.UTF8.GetString(text, 0, text.Length - 1);
        }

        /// <summary>Takes back the last order, unless dice were thrown with it: that is the referee's. Returns false if there is
        /// none.</summary>
        public bool Undo(bool referee = false)
        {
            if (history.Count == 0 || (history.Last.Value.Thrown && !referee))
            {
                return false;
            }
            // What needs memory comes first: without it nothing has changed.
            var last = history.Last.Value;
            last.After = Position();
            undone.Push(last);
            try
            {
                Restore(last.Before);
            }
            catch
            {
                undone.Pop();
                throw;
            }
            history.RemoveLast();
            return true;
        }

        /// <summary>Does again what was taken back. Returns false if there is nothing.</summary>
        public bool Redo()
        {
            if (undone.Count == 0)
            {
                return false;
            }
            var last = undone.Peek();
            history.AddLast(last);
            try
            {
                Restore(last.After);
            }
            catch
            {
                history.RemoveLast();
                throw;
            }
            undone.Pop();
            return true;
        }

        /// <summary>The orders that were done, as far as they can be taken back.</summary>
        public IEnumerable<Played<TChoice, TGives, TEffect>> History
        {
            get { return history; }
        }

        /// <summary>The game as text.</summary>
        public override string ToString()
        {
            return Text();
        }

        public override bool Equals(object other)
        {
            return other != null && other.GetType() == GetType() && Text() == other.ToString();
        }

        public override int GetHashCode()
        {
            return Text().GetHashCode();
        }
    }
}
