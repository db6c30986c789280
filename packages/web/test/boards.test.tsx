/** Boards without a browser: everything they draw, say, light and explain at positions of random games. */
import {
  type BoardProps,
  type DrawnBoard,
  type Outlook,
  OutlookProvider,
  type Places,
  PlacesProvider,
  partsOf,
  Selection,
  type Words,
} from '@guildhall/board-kit';
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import {
  type Action,
  type GameState,
  type Language,
  play,
  preview,
  refusalOf,
  type Table,
  Unknown,
} from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makers } from '../src/registry/board-makers.ts';
import { randomGameOf } from './games.ts';
import { StrictWords } from './strict-words.ts';

/** Games with a board, with options that show all of it. */
const TABLES = (
  await Promise.all(
    manifests
      .filter(({ board }) => board !== undefined)
      .map(async ({ id, samples }) =>
        ((await samples?.())?.boards ?? []).map((one) => ({ game: id, ...one })),
      ),
  )
).flat();

test('every board is looked at', () => {
  const drawn = manifests.filter(({ board }) => board !== undefined).map(({ id }) => id);
  expect([...new Set(TABLES.map(({ game }) => game))]).toEqual(drawn);
});

/** What a board is given. */
function propsFor(table: Table, seat: number, words: Words): BoardProps {
  const offers = table.legal(seat).map((action) => ({
    action,
    line: table.rules.notation.write(action),
    text: '',
    preview: () => null,
  }));
  return {
    view: table.view(seat),
    seat,
    rules: table.rules,
    words,
    deciders: table.deciders(),
    offers,
    marks: new Map(),
  };
}

/** Everything a table shows to a seat, with some player boards or all; `outlook`: of what it has chosen. */
function drawn(
  board: DrawnBoard,
  props: BoardProps,
  boards: readonly number[] = board.looks(props.view).map((_, of) => of),
  outlook: Outlook | null = null,
): string {
  const { view, seat, offers } = props;
  const lit = new Set(offers.flatMap(({ action }) => board.places(action).slice(0, 1)));
  const places: Places = {
    lit,
    marks: props.marks,
    selection: new Selection(),
    select: () => {},
    explain: (place) => board.explain(view, place, seat),
    state: () => '',
  };
  const seats: ReactNode[] = boards.map((of) => (
    <div key={of}>
      <board.SeatLine {...props} of={of} />
      <board.SeatBoard {...props} of={of} />
    </div>
  ));
  return renderToStaticMarkup(
    <OutlookProvider value={{ outlook, subscribe: () => () => {} }}>
      <PlacesProvider value={places}>
        <board.Main {...props} />
        {board.panels
          .filter(({ shown }) => shown === undefined || shown(view))
          .map(({ id, Draw }) => (
            <Draw key={id} {...props} />
          ))}
        {seats}
      </PlacesProvider>
    </OutlookProvider>,
  );
}

/** Kinds of places among those to choose from: everything of such a kind that can be taken is there, and drawn. */
function chosenSorts(board: DrawnBoard, props: BoardProps): ReadonlySet<string> {
  const { view, seat, offers } = props;
  const choices = seat === null ? null : board.choices(view, seat, offers);
  if (choices === null) return new Set();
  const sorts = new Set(choices.map((place) => partsOf(place)[0]));
  const taken = offers.flatMap(({ action }) => board.places(action).slice(0, 1));
  expect(taken.filter((place) => sorts.has(partsOf(place)[0]) && !choices.includes(place))).toEqual([]);
  for (const place of choices) {
    expect(renderToStaticMarkup(<board.Tile {...props} place={place} />), place).not.toBe('');
    expect(board.explain(view, place, seat).title, place).not.toBe(place);
  }
  return sorts;
}

/** What every game brings up to be chosen from, whoever plays. */
const PICKED: Readonly<Record<string, readonly string[]>> = {
  'terra-mystica': ['faction', 'card'],
  'age-of-innovation': ['bonus'],
};

/** What draws a game, and its words in a language. */
async function madeFor(game: string, language: Language) {
  const texts = games.get(game)?.texts[language];
  const maker = await makers.load(game);
  if (texts === undefined || maker === null) throw new Error(`no board of ${game}`);
  return { texts, maker, words: new StrictWords(texts, language) };
}

/** Every so many decisions everything is drawn. */
const BETWEEN = 47;

test.each(TABLES)(
  '$game, $options, is drawn, said and explained in $language at every position',
  async ({ game, options, language }) => {
    const { texts, maker, words } = await madeFor(game, language);
    let board: DrawnBoard | null = null;
    let looked = 0;
    const cited = new Set<string>();
    const icons = new Set<string>();
    const picked = new Set<string>();
    const said: ReturnType<DrawnBoard['asText']>[] = [];
    randomGameOf(game, options, `board ${language}`, (table) => {
      board ??= maker.make(table.rules, table.options, words);
      const [seat] = table.deciders();
      const view = table.view(seat);
      const legal = table.legal(seat);
      for (const action of legal) {
        words.sentence('actions', action.kind, table.rules.notation.arguments(action));
        board.group(action);
        cited.add(board.introduction(action));
      }
      looked += 1;
      const props = propsFor(table, seat, words);
      for (const sort of chosenSorts(board, props)) picked.add(sort);
      if (looked % BETWEEN !== 1) return false;

      const markup = drawn(board, props);
      for (const [, icon] of markup.matchAll(/data-icon="([^"]+)"/g)) icons.add(icon);
      const places = [...new Set([...markup.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place))];
      // What is lit is what can be done, and all of it is drawn.
      const lit = legal.flatMap((action) => board?.places(action).slice(0, 1) ?? []);
      expect(lit.filter((place) => !places.includes(place))).toEqual([]);
      const shown = [...markup.matchAll(/data-place="([^"]+)" data-lit/g)].map(([, place]) => place);
      expect(new Set(shown)).toEqual(new Set(lit));
      for (const place of places) {
        const { title, rules } = board.explain(view, place, seat);
        expect(title, place).not.toBe(place);
        expect(
          rules.some((rule) => Object.hasOwn(texts.rules, rule)),
          `${place} cites a rule`,
        ).toBe(true);
        for (const wish of board.wishes(view, seat, place)) {
          words.sentence('actions', wish.kind, table.rules.notation.arguments(wish));
          const { from, to } = table.rules.notation.arguments(wish);
          if (from !== undefined) expect(to, `a way from ${place}`).not.toBe(from);
          if (
            !legal.some((action) => table.rules.notation.write(action) === table.rules.notation.write(wish))
          )
            refusalOf(table.rules, view, seat, wish);
        }
      }
      said.push(board.asText(view));
      return false;
    });
    for (const { title, lines } of (await Promise.all(said)).flat())
      expect(`${title} ${lines.join(' ')}`).not.toContain('undefined');
    expect(looked).toBeGreaterThan(BETWEEN);
    // Every word of the legend exists, and no two icons mean the same.
    const legend = (await (board as DrawnBoard | null)?.legend?.()) ?? [];
    const known = legend.map(({ id }) => id);
    expect(new Set(legend.map(({ label }) => label)).size).toBe(legend.length);
    // Whatever icon is drawn, the legend explains it; several of a thing look like one of it.
    expect(icons.size).toBeGreaterThan(0);
    expect(
      [...icons].filter((icon) => !known.includes(icon) && !known.includes(icon.replace(/s$/, ''))),
    ).toEqual([]);
    expect([...picked]).toEqual(expect.arrayContaining([...(PICKED[game] ?? [])]));
    expect([...cited].filter((rule) => !Object.hasOwn(texts.rules, rule))).toEqual([]);
  },
);

/** Names of attributes in what is drawn, and how often each is there. */
function counted(markup: string, attribute: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, name] of markup.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g')))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The position after an action, as far as a view knows it. */
function after(table: Table, seat: number, action: Action): Outlook {
  const view = table.rules.clone(table.view(seat));
  const seen = preview(table.rules, table.view(seat), seat, action);
  if (!seen.ok) throw new Error(seen.refusal.rule);
  try {
    play(table.rules, view, seat, action);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
  }
  return { view, changes: seen.changes[seat] };
}

interface Climbing {
  readonly players: readonly { readonly cults?: number[]; readonly levels?: number[]; influence?: number }[];
  readonly king?: readonly number[];
}

/** The markers that an action moves on tracks, by the names of their pieces. */
function climbed(game: string, now: GameState, then: GameState, board: DrawnBoard): string[] {
  const [before, behind] = [now as unknown as Climbing, then as unknown as Climbing];
  const looks = board.looks(now);
  return looks.flatMap(({ fill }, seat) => {
    const [was, is] = [before.players[seat], behind.players[seat]];
    const moved = (a: readonly number[] = [], b: readonly number[] = []): number[] =>
      a.flatMap((level, at) => (level === b[at] ? [] : [at]));
    switch (game) {
      case 'terra-mystica':
        return moved(was.cults, is.cults).map((cult) => `cult:${cult} ${seat}`);
      case 'age-of-innovation':
        return moved(was.levels, is.levels).map((discipline) => `science:${discipline} ${seat}`);
      case 'inventions':
        return was.influence === is.influence ? [] : [`influence ${fill}`];
      default:
        return before.king?.[seat] === behind.king?.[seat] ? [] : [`king ${seat}`];
    }
  });
}

/** Of every kind of actions so many are looked at, each at another position. */
const OF_A_KIND = 2;

test.each([...new Map(TABLES.map((one) => [one.game, one])).values()])(
  '$game: what a choice would change is on the board before it is played',
  { timeout: 180_000 },
  async ({ game, options, language }) => {
    const { maker, words } = await madeFor(game, language);
    let board: DrawnBoard | null = null;
    const seen = new Map<string, number>();
    const shown = { pieces: 0, markers: 0, counts: 0 };
    randomGameOf(game, options, 'ghosts', (table) => {
      board ??= maker.make(table.rules, table.options, words);
      const [seat] = table.deciders();
      const legal = table.legal(seat);
      const kinds = [...new Set(legal.map(({ kind }) => kind))].filter(
        (kind) => (seen.get(kind) ?? 0) < OF_A_KIND,
      );
      if (kinds.length === 0) return false;
      const props = propsFor(table, seat, words);
      const now = drawn(board, props, [seat]);
      // Without a choice nothing is shown of it.
      expect(now).not.toMatch(/data-ghost|kit-change/);
      const pieces = counted(now, 'data-piece');
      for (const kind of kinds) {
        const times = seen.get(kind) ?? 0;
        seen.set(kind, times + 1);
        const all = legal.filter((action) => action.kind === kind);
        const action = all[(times * 7) % all.length];
        // Who takes a player board has all of it before them, not what is new on it.
        if (board.decidesBoard?.(props.view, seat, action) === true) continue;
        const outlook = after(table, seat, action);
        const markup = drawn(board, props, [seat], outlook);
        const ghosts = counted(markup, 'data-ghost');
        const line = table.rules.notation.write(action);
        const then = counted(
          drawn(board, { ...props, view: outlook.view, offers: [] }, [seat]),
          'data-piece',
        );
        for (const [name, count] of then) {
          if (count <= (pieces.get(name) ?? 0)) continue;
          expect(ghosts.has(name), `${line}: ${name} is shown before it is there`).toBe(true);
          shown.pieces += 1;
        }
        for (const name of climbed(game, props.view, outlook.view, board)) {
          expect(ghosts.has(name), `${line}: ${name} is shown where it would be`).toBe(true);
          shown.markers += 1;
        }
        if (markup.includes('kit-change')) shown.counts += 1;
      }
      return false;
    });
    expect(shown.pieces, 'pieces').toBeGreaterThan(0);
    expect(shown.markers, 'markers').toBeGreaterThan(0);
    expect(shown.counts, 'counts').toBeGreaterThan(0);
  },
);
