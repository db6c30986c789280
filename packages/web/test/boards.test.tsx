/** Boards without a browser: everything they draw, say, light and explain at positions of random games. */
import {
  type BoardProps,
  type DrawnBoard,
  type Places,
  PlacesProvider,
  partsOf,
  Selection,
  type Words,
} from '@guildhall/board-kit';
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { type GameTexts, NamesInSentences, refusalOf, type Table } from '@guildhall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makers } from '../src/registry/board-makers.ts';
import { randomGameOf } from './games.ts';

/** A game's words that take nothing for granted: what has no text is a fault. */
class StrictWords implements Words {
  readonly language: string;
  readonly #texts: GameTexts;
  readonly #inSentences: NamesInSentences;
  readonly #formats = new Map<string, IntlMessageFormat>();

  constructor(texts: GameTexts, language: string) {
    this.#texts = texts;
    this.#inSentences = new NamesInSentences(texts.names);
    this.language = language;
  }

  name(key: string): string {
    if (!Object.hasOwn(this.#texts.names, key)) throw new Error(`no name: ${key}`);
    return this.#texts.names[key];
  }

  say: Words['say'] = (key, values = {}) => this.sentence('board', key, values);

  sentence(sort: 'board' | 'actions', key: string, values: NonNullable<Parameters<Words['say']>[1]>): string {
    const message = this.#texts[sort][key];
    if (message === undefined) throw new Error(`no text: ${sort} ${key}`);
    const format = this.#formats.get(message) ?? new IntlMessageFormat(message, this.language);
    this.#formats.set(message, format);
    // The library refuses a message whose argument is missing.
    return String(format.format(this.#inSentences.spoken(values)));
  }
}

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
    marks: new Set<string>(),
  };
}

/** Everything a table shows to a seat. */
function drawn(board: DrawnBoard, props: BoardProps): string {
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
  const seats: ReactNode[] = board.looks(view).map((_, of) => (
    <div key={of}>
      <board.SeatLine {...props} of={of} />
      <board.SeatBoard {...props} of={of} />
    </div>
  ));
  return renderToStaticMarkup(
    <PlacesProvider value={places}>
      <board.Main {...props} />
      {board.panels
        .filter(({ shown }) => shown === undefined || shown(view))
        .map(({ id, Draw }) => (
          <Draw key={id} {...props} />
        ))}
      {seats}
    </PlacesProvider>,
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

/** Every so many decisions everything is drawn. */
const BETWEEN = 47;

test.each(TABLES)(
  '$game, $options, is drawn, said and explained in $language at every position',
  async ({ game, options, language }) => {
    const texts = games.get(game)?.texts[language];
    const maker = await makers.load(game);
    if (texts === undefined || maker === null) throw new Error(`no board of ${game}`);
    const words = new StrictWords(texts, language);
    let board: DrawnBoard | null = null;
    let looked = 0;
    const cited = new Set<string>();
    const icons = new Set<string>();
    const picked = new Set<string>();
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
          if (
            !legal.some((action) => table.rules.notation.write(action) === table.rules.notation.write(wish))
          )
            refusalOf(table.rules, view, seat, wish);
        }
      }
      for (const { title, lines } of board.asText(view))
        expect(`${title} ${lines.join(' ')}`).not.toContain('undefined');
      return false;
    });
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
