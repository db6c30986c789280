/** Names can be seen, read and told apart; chat has no hidden parts. */
import { describe, expect, it } from 'vitest';
import { lookAlike, looksOf } from '../src/auth/confusable-names.ts';
import { cleanName } from '../src/auth/names.ts';
import { visibleText } from '../src/auth/visible-text.ts';
import { HttpError } from '../src/http/http-error.ts';

function faultOf(name: string): unknown {
  try {
    return cleanName(name);
  } catch (error) {
    if (error instanceof HttpError) return error.details.why;
    throw error;
  }
}

describe('a name', () => {
  it.each([
    'Ana',
    'Łukasz Żółć',
    'Zażółć gęślą',
    'Мар’яна',
    "Мар'яна Їжак",
    'Марʼяна',
    'Ґрицько Щербань',
    'Ольга Kowalska',
    'DJ-Олег',
    'Олег2000',
    'Nguyễn Thị Ánh',
    'Ελένη',
    'דנה',
    'علی\u200cرضا',
    '王小明',
    'さくらサクラ桜',
    '김민수',
    'O’Neill',
    '007',
    'Ana 👩‍🚀',
    '❤️ Ben',
    'Ana_Оля',
    'Рос',
    'Оса',
    'Іра',
    'сосо',
    'РАСЕ',
    'Նարե',
    'ნინო',
    'สมชาย',
    'さくらー',
    'Əliyev',
    'Ɗanjuma Ƙofar',
    'Ɖɔɖzi Ʋɔ',
    'Fanta Ɲɛ',
    'Ǯiõr',
    'Ștefan Țepeș',
    'Trần Ươn',
    'Lǐ Nǚ',
    'Ŋalap',
    'Groẞ',
  ])('may be %s', (name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000 '],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['a Hangul filler', '\u3164'],
    ['other Hangul fillers', '\u115f\u1160\uffa0'],
    ['a blank Braille pattern', '\u2800'],
    ['marks of direction', '\u202e\u2066\u200f\u061c'],
    ['private use', '\ue000\u{f0000}'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['a soft hyphen', '\u00ad'],
    ['marks without a letter', '\u0301\u0302'],
    ['signs alone', '!!! ♥ ---'],
    ['letters that only change others', 'ʼʼ'],
    ['signs for length', 'ーː'],
    ['a picture alone', '👩‍🚀'],
  ])('is not made of %s', (_, name) => {
    expect(faultOf(name)).toBe('nothing-to-read');
  });

  it.each([
    ['Cyrillic in a Latin word', 'Аna'],
    ['Latin in a Cyrillic word', 'Oльга'],
    ['Greek in a Latin word', 'Αnn'],
    ['Hebrew in a Latin word', 'Anaס'],
    ['Thai in a Cyrillic word', '๐ля'],
    ['Armenian in a Latin word', 'Annօ'],
    ['the same behind an apostrophe', 'O’Nеill'],
  ])('does not mix letters that look alike: %s', (_, name) => {
    expect(faultOf(name)).toBe('mixed-letters');
  });

  it('has no hidden parts: it is kept as it is seen', () => {
    expect(cleanName('A\u200bn\u00ada\u2060')).toBe('Ana');
    expect(cleanName('Ana\u3164')).toBe('Ana');
    expect(cleanName('\u202eAna\u202c')).toBe('Ana');
    expect(cleanName('Ana\ufe0f')).toBe('Ana');
    expect(cleanName('  Ada \u00a0 Lovelace ')).toBe('Ada Lovelace');
  });

  it('is written in plain letters', () => {
    expect(cleanName('Ａｎａ')).toBe('Ana');
    expect(cleanName('𝐀𝓷𝒂')).toBe('Ana');
    expect(faultOf('ᴀɴᴀ')).toBe('odd-letters');
    expect(faultOf('Anɑ')).toBe('odd-letters');
    // Latin letters that no language of today needs, or that only dictionaries have.
    for (const name of [
      'Aǀan',
      'AƖan',
      'Aɩan',
      'Aɪan',
      'Aɴa',
      'ʙob',
      'Boʀ',
      'ɢoɢ',
      'Ƨam',
      'Ƽ',
      'ȷan',
      'ǃan',
      'Iɾa',
    ])
      expect([name, faultOf(name)]).toEqual([name, 'odd-letters']);
    for (const name of ['Anꬰ', 'ↀↁ', 'ↄoco', 'ẟan', 'Ỿan', 'An\u{1df00}'])
      expect([name, faultOf(name)]).toEqual([name, 'odd-letters']);
    // Scripts in which nobody here could tell letters from those of others: Cherokee, Lisu, Deseret, Coptic.
    for (const name of ['Ꭺna', 'ᎪᏞᏞ', 'ꓮꓠꓮ', '𐐄𐐓𐐄', 'ⲞⲞⲞ']) expect(faultOf(name)).toBe('odd-letters');
  });

  it('has an end, and no towers of marks', () => {
    expect(faultOf('x'.repeat(31))).toBe('too-long');
    expect(faultOf(`A${'\u0323\u0316\u0317\u0318\u0319'}na`)).toBe('too-many-marks');
    expect(faultOf('\u0301Ana')).toBe('too-many-marks');
  });
});

describe('two names', () => {
  const alike = (one: string, other: string) => lookAlike(looksOf(one), looksOf(other));

  it.each([
    ['PACE', 'РАСЕ'],
    ['coco', 'сосо'],
    ['Ana', 'ana'],
    ['Ana', 'Аnа'],
    ['Іра', 'Ipa'],
    ['Нора', 'Hopa'],
    ['ВАСЯ', 'вася'],
    ['Alan', 'AIan'],
    ['Alan', 'A1an'],
    ['Bob', 'B0b'],
    ['Modern', 'Modem'],
    ['Ada Lovelace', 'Ada  Lovelace.'],
    ['Κατε', 'Kate'],
    ['Їжак', 'Ïжак'],
    ['007', '٠٠7'],
    ['Ben', 'Bɛn'],
    ['Kate', 'Ƙate'],
    ['Vera', 'Ʋera'],
    ['Đana', 'Ɖana'],
    ['Əli', 'Ǝli'],
    ['Ana', 'Anaˑ'],
  ])('%s and %s look alike', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  it.each([
    ['Ana', 'Ania'],
    ['Рос', 'Роса'],
    ['Оса', 'Osa'],
    ['Kasia', 'Kąsia'],
    ['Olga', 'Ольга'],
    ['Ben', 'Bea'],
    ['王小明', '王小朋'],
  ])('%s and %s do not', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });
});

describe('what somebody says', () => {
  it('has no runs of zero width and no turns of direction', () => {
    expect(visibleText('h\u200be\u200b\u200c\u200d\u2060llo', ' ')).toBe('hello');
    expect(visibleText('\u202egnp.exe\u2066', ' ')).toBe('gnp.exe');
    expect(visibleText('one\r\ntwo\u2028three', ' ')).toBe('one two three');
    expect(visibleText('\u200b\u3164\ufeff', ' ')).toBe('');
  });

  it('has no piles of marks, which would be drawn over the lines around it', () => {
    expect(visibleText(`Z${'\u0335'.repeat(200)}o`, ' ')).toBe(`Z${'\u0335'.repeat(4)}o`);
    for (const text of ['Việt Nam', 'ที่นี่', 'שָׁלוֹם', 'བསྒྲུབས']) {
      expect(visibleText(text, ' ')).toBe(text.normalize('NFC'));
    }
  });

  it('keeps what emoji and joined letters are made of', () => {
    for (const text of ['👩‍👩‍👧 at the 🏳️‍🌈', '👩🏽‍🚀', '❤️', '1️⃣', 'می‌خواهم', 'क्‍ष', '🇺🇦']) {
      expect(visibleText(text, ' ')).toBe(text.normalize('NFC'));
    }
    expect(visibleText('a\u200db', ' ')).toBe('ab');
    expect(visibleText('👩\u200d\u200d🚀', ' ')).toBe('👩🚀');
  });
});
