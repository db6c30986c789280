/** The table of a game that nobody drew: the numbers of every seat, and every action by its notation. */
import { type DrawnBoard, Icon, type SeatLook, signed } from '@guildhall/board-kit';
import type { GameState, Rules, Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import type { Say } from '../../text/texts.tsx';
import type { GameSpeech } from '../../text/words.ts';
import { PlainState } from './plain-state.tsx';

const COLOURS = ['wasteland', 'lakes', 'forest', 'desert', 'plains', 'mountains', 'swamp'];

function looksOf(rules: Rules, say: Say): readonly SeatLook[] {
  const names = Array.from({ length: rules.seats }, (_, seat) => say('playerNumber', { number: seat + 1 }));
  const initials = names.map((_, seat) => String(seat + 1));
  return names.map((name, seat) => {
    const colour = COLOURS[seat % COLOURS.length];
    const isPale = colour === 'desert' || colour === 'mountains';
    return {
      name,
      initial: initials[seat],
      fill: `--piece-${colour}`,
      ink: isPale ? '--piece-ink-dark' : '--piece-ink-light',
    };
  });
}

export function genericBoard(rules: Rules, speech: GameSpeech, say: Say): DrawnBoard {
  const looks = looksOf(rules, say);
  const seats = looks.map((_, seat) => seat);
  const counts = (view: GameState, seat: Seat): [string, number][] =>
    Object.entries(rules.counts(view, seat)).map(([name, count]) => [speech.name(name), count]);
  return {
    sizes: { aspect: 3 / 2, strip: 0, own: [206, 280], side: 400 },
    choices: () => null,
    Tile: () => null,
    Main: ({ view }) => <CountsTable heads={looks} columns={seats.map((seat) => counts(view, seat))} />,
    panels: [
      {
        id: 'position',
        title: say('position'),
        slot: 'tracks',
        Draw: ({ view }) => <PlainState view={view} speech={speech} />,
      },
    ],
    SeatBoard: ({ view, of }) => <CountsTable heads={[looks[of]]} columns={[counts(view, of)]} />,
    SeatLine: ({ view, of }) => (
      <span className="generic-line">
        {counts(view, of)
          .filter(([, count]) => count > 0)
          .slice(0, 6)
          .map(([name, count]) => (
            <span key={name}>
              {name} <b>{count}</b>
            </span>
          ))}
      </span>
    ),
    looks: () => looks,
    order: () => seats,
    status: () => null,
    places: () => [],
    wishes: () => [],
    explain: (_view, place) => ({ title: place, lines: [], rules: [] }),
    role: () => null,
    group: ({ kind }) => ({ id: kind, title: speech.nameOrNull(`action.${kind}`) ?? kind, rank: 0 }),
    introduction: () => '',
    amounts: (changes) =>
      Object.entries(changes).map(([name, change]) => ({
        icon: <span>{speech.name(name)}</span>,
        label: speech.name(name),
        value: signed(change),
        tone: change < 0 ? 'cost' : 'gain',
      })),
    touched: () => [],
    eventIcon: () => <Icon name="turn" />,
    turns: { parts: {}, opening: new Set(), gains: () => ({}) },
    plain: new Set(),
    orderForms: [],
    charted: [],
    asText: async (view) =>
      looks.map(({ name }, seat) => ({
        title: name,
        lines: counts(view, seat).map(([count, number]) => `${count} ${number}`),
      })),
  };
}

interface CountsTableProps {
  readonly heads: readonly SeatLook[];
  readonly columns: readonly (readonly [string, number][])[];
}

function CountsTable({ heads, columns }: CountsTableProps): ReactNode {
  const names = [...new Set(columns.flatMap((column) => column.map(([name]) => name)))];
  const tables = columns.map((column) => new Map(column));
  return (
    <table className="counts">
      <thead>
        <tr>
          <td />
          {heads.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {tables.map((table, at) => (
              <td key={heads[at].name}>{table.get(name) ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
