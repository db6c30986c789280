/** Compiles texts while the client is built: those of the games and those of the client itself. */
import { pathToFileURL } from 'node:url';
import type { GameWords } from '@guildhall/kernel';
import type { Plugin } from 'vite';
import { compileMessage } from './messages.ts';

const OF_A_GAME = /\/packages\/games\/[^/]+\/text\/(en|pl|uk)\/words\.ts$/;
const OF_LESSONS = /\/packages\/games\/[^/]+\/lessons\/text\/(en|pl|uk)\.ts$/;
const OF_GUIDES = /\/packages\/games\/[^/]+\/guide\/text\/(en|pl|uk)\.ts$/;
const OF_COMPENDIUM = /\/packages\/games\/[^/]+\/compendium\/text\/(en|pl|uk)\.ts$/;
const OF_SUMS = /\/packages\/games\/[^/]+\/text\/(en|pl|uk)\/sums\.ts$/;
const OF_TABLES = /\/packages\/games\/[^/]+\/text\/(en|pl|uk)\/values\.ts$/;
const OF_THE_CLIENT = /\/packages\/web\/src\/text\/(?:[^/]+\/)?(en|pl|uk)\.ts$/;

type Texts = Readonly<Record<string, string>>;

function compileAll(texts: Texts, language: string): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileMessage(text, language)]),
  );
}

/** JSON in a string is read faster than the same as source text. */
function asModule(name: string, value: object): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

async function importFresh(file: string): Promise<Record<string, unknown>> {
  // The time makes Node read a file again that was changed while a development server runs.
  return (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Record<string, unknown>;
}

export function compiledTexts(): Plugin {
  return {
    name: 'guildhall-texts',
    enforce: 'pre',
    async load(id) {
      const file = id.replaceAll('\\', '/').split('?')[0];
      const game = OF_A_GAME.exec(file);
      if (game !== null) {
        const { words } = (await importFresh(file)) as { words: GameWords };
        const { title, names, ...messages } = words;
        const compiled = Object.entries(messages).map(([sort, texts]) => [sort, compileAll(texts, game[1])]);
        return asModule('words', { title, names, ...Object.fromEntries(compiled) });
      }
      const lessons = OF_LESSONS.exec(file);
      if (lessons !== null) {
        const { lessonTexts } = (await importFresh(file)) as { lessonTexts: Texts };
        return asModule('lessonTexts', compileAll(lessonTexts, lessons[1]));
      }
      const guide = OF_GUIDES.exec(file);
      if (guide !== null) {
        const { guideTexts } = (await importFresh(file)) as { guideTexts: Texts };
        return asModule('guideTexts', compileAll(guideTexts, guide[1]));
      }
      const compendium = OF_COMPENDIUM.exec(file);
      if (compendium !== null) {
        const { compendiumTexts } = (await importFresh(file)) as { compendiumTexts: Texts };
        return asModule('compendiumTexts', compileAll(compendiumTexts, compendium[1]));
      }
      const sums = OF_SUMS.exec(file);
      if (sums !== null) {
        const { sumTexts } = (await importFresh(file)) as { sumTexts: Texts };
        return asModule('sumTexts', compileAll(sumTexts, sums[1]));
      }
      const tables = OF_TABLES.exec(file);
      if (tables !== null) {
        const { values } = (await importFresh(file)) as { values: Texts };
        return asModule('values', compileAll(values, tables[1]));
      }
      const own = OF_THE_CLIENT.exec(file);
      if (own === null) return null;
      const [language] = own.slice(1);
      const texts = (await importFresh(file))[language] as Texts;
      return asModule(language, compileAll(texts, language));
    },
  };
}
