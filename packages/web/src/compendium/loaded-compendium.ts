/** A compendium as its page shows it: every entry with the table that it lies on, and its words in one language. */
import type { BoardMaker, CloseUps, DrawnBoard, Words } from '@guildhall/board-kit';
import {
  type Compendium,
  type CompendiumCounted,
  type CompendiumEntry,
  type CompendiumGroup,
  type CompendiumPosition,
  type CountedEntry,
  compendiumTable,
  keyOfEntry,
} from '@guildhall/games';
import type { Game, Language, Table } from '@guildhall/kernel';
import { Loaded } from '../registry/loaded.ts';
import { games } from '../registry/loaded-games.ts';
import type { Message } from '../text/messages.ts';
import { type GameSpeech, knownGame, speeches } from '../text/words.ts';
import { entryTitle, explainEntry } from './picture.tsx';
import { searched } from './search.ts';

export interface LoadedEntry {
  /** Its address. */
  readonly key: string;
  readonly entry: CompendiumEntry;
  readonly table: Table;
  readonly board: DrawnBoard;
  readonly closeUps: CloseUps | null;
  readonly words: Words;
  readonly title: string;
  readonly goodFor: string;
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  readonly use: CompendiumGroup['use'];
  readonly counted: CountedEntry | null;
  readonly searched: string;
}

interface LoadedGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly entries: readonly LoadedEntry[];
}

export interface LoadedCompendium {
  readonly title: string;
  readonly counted: Pick<CompendiumCounted, 'games' | 'ruleset'>;
  readonly groups: readonly LoadedGroup[];
}

type Texts = Readonly<Record<string, Message>>;

interface Parts {
  readonly game: Game;
  readonly compendium: Compendium;
  readonly counted: CompendiumCounted;
  readonly maker: BoardMaker;
  readonly speech: GameSpeech;
  readonly texts: Texts;
}

/** Null: the game has none. */
async function load(id: string, language: Language): Promise<Parts | null> {
  const { compendium: learning, board } = knownGame(id);
  const compendium = await learning?.();
  if (compendium === undefined || board === undefined) return null;
  const [game, written, counted, maker, speech, said] = await Promise.all([
    games.load(id),
    compendium.load(),
    compendium.counted(),
    board(),
    speeches.load(id, language),
    compendium.texts[language](),
  ]);
  return {
    game,
    compendium: written.compendium,
    counted: counted.counted,
    maker,
    speech,
    // Compiled while the client is built: the texts that are imported are messages by then.
    texts: said.compendiumTexts,
  };
}

/** A board for every position; entries of one position share it. */
function boardsOf({ game, maker, speech }: Pick<Parts, 'game' | 'maker' | 'speech'>) {
  const made = new Map<CompendiumPosition, Promise<Pick<LoadedEntry, 'table' | 'board' | 'closeUps'>>>();
  const make = async (at: CompendiumPosition) => {
    const table = compendiumTable(at, game);
    const board = maker.make(table.rules, table.options, speech);
    return { table, board, closeUps: (await board.closeUps?.()) ?? null };
  };
  return (at: CompendiumPosition) => {
    const one = made.get(at) ?? make(at);
    made.set(at, one);
    return one;
  };
}

async function compendiumFrom(parts: Parts): Promise<LoadedCompendium> {
  const { game, compendium, counted, speech, texts } = parts;
  const boardAt = boardsOf(parts);
  const groupFrom = async (group: CompendiumGroup): Promise<LoadedGroup> => {
    const title = speech.sentence(texts[`${group.id}.title`], group.values ?? {});
    const entryFrom = async (entry: CompendiumEntry): Promise<LoadedEntry> => {
      const key = keyOfEntry(group, entry);
      const made = await boardAt(entry.at);
      const explained = explainEntry({ entry, ...made });
      const name = entryTitle(entry, explained, speech);
      const goodFor = speech.sentence(texts[key], { ...group.values, ...entry.values });
      const lines = [...explained.lines, ...(explained.drawn ?? [])].filter(
        (line) => line !== '' && line !== name,
      );
      return {
        key,
        entry,
        ...made,
        words: speech,
        title: name,
        goodFor,
        lines,
        rules: explained.rules.filter((rule) => game.ruleIds.includes(rule)),
        use: group.use,
        counted: counted.entries[key] ?? null,
        searched: searched([name, goodFor, ...lines, title]),
      };
    };
    return {
      id: group.id,
      title,
      about: speech.sentence(texts[`${group.id}.about`], group.values ?? {}),
      entries: await Promise.all(group.entries.map(entryFrom)),
    };
  };
  const groups = await Promise.all(compendium.groups.map(groupFrom));
  return { title: speech.title, counted, groups };
}

export const loadedCompendiums = new Loaded(
  async (id: string, language: Language): Promise<LoadedCompendium | null> => {
    const parts = await load(id, language);
    return parts === null ? null : compendiumFrom(parts);
  },
);

/** Names of entries in a language, folded: people know things by their names in another one, too. */
export const searchedNames = new Loaded(
  async (id: string, language: Language): Promise<ReadonlyMap<string, string>> => {
    const compendium = await loadedCompendiums.load(id, language);
    const entries = compendium?.groups.flatMap((group) => group.entries) ?? [];
    return new Map(entries.map(({ key, title }) => [key, searched([title])]));
  },
);
