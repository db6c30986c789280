/** What somebody reads when a page cannot be shown. */
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { en } from '../src/text/faults/en.ts';
import { pl } from '../src/text/faults/pl.ts';
import { uk } from '../src/text/faults/uk.ts';
import { SayProvider } from '../src/text/texts.tsx';
import { ApiError } from '../src/transport/api.ts';
import { FaultPage } from '../src/ui/fault.tsx';

const TEXTS = { en, pl, uk };

async function shown(fault: Error, language: Language): Promise<string> {
  const { prelude } = await prerender(
    <Suspense>
      <SayProvider language={language}>
        <FaultPage fault={fault} />
      </SayProvider>
    </Suspense>,
  );
  return await new Response(prelude).text();
}

test.each(LANGUAGES)(
  'a table that the server refuses is explained in %s, not in the server’s words',
  async (language) => {
    const reason = 'The sentence for programs.';
    const page = await shown(new ApiError(500, { error: 'unreadable-table', reason }), language);
    expect(page).toContain(TEXTS[language]['unreadable-table']);
    expect(page).not.toContain(reason);
  },
);

test('a mistake of the page itself is shown as it is', async () => {
  expect(await shown(new Error('cats is not a function'), 'pl')).toContain('cats is not a function');
});
