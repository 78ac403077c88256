import { useRef } from 'react';

type Turn<Row> = { stored: Promise<Row>; waiting: number };

/**
 * Sends several changes of one thing one after the other, each on top of what the one before it left in the store.
 * `send` answers the thing as it is stored then, also after a refusal. The answer tells whether another one waits.
 */
export function useTurns<Row>() {
  const turns = useRef(new Map<string, Turn<Row>>());
  return async function take(id: string, known: Row, send: (stored: Row) => Promise<Row>) {
    const turn = turns.current.get(id) ?? { stored: Promise.resolve(known), waiting: 0 };
    turns.current.set(id, turn);
    turn.waiting += 1;
    turn.stored = turn.stored.then(send);
    const stored = await turn.stored;
    turn.waiting -= 1;
    if (turn.waiting === 0) turns.current.delete(id);
    return { stored, isLast: turn.waiting === 0 };
  };
}
