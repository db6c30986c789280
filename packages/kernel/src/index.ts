export * from './contract/forms.ts';
export * from './contract/game.ts';
export * from './contract/log.ts';
export * from './contract/sums.ts';
export * from './contract/text.ts';
export * from './engine/action-numbers.ts';
export * from './engine/chance.ts';
export * from './engine/compiled-rules.ts';
export * from './engine/compose-rules.ts';
export * from './engine/define-actions.ts';
export * from './engine/domains.ts';
export * from './engine/features.ts';
export * from './engine/leaving.ts';
export { MOST_LEGAL, MOST_OBLIGATIONS, MOST_TABLE_STEPS, RulesLimitError } from './engine/limits.ts';
export * from './engine/named-numbers.ts';
export * from './engine/obligations.ts';
export * from './engine/payable.ts';
export * from './engine/play.ts';
export * from './engine/preview.ts';
export * from './engine/random-play.ts';
export * from './engine/standings.ts';
export * from './engine/state-hash.ts';
export * from './engine/sums.ts';
export * from './engine/try-setup.ts';
export * from './engine/versions.ts';
export * from './engine/ways.ts';
export * from './estimate/inputs.ts';
export * from './estimate/network.ts';
export * from './file/commitment.ts';
export { readGameFile } from './file/file-reader.ts';
export * from './file/game-file.ts';
export * from './file/proof.ts';
export * from './file/table-file.ts';
export * from './options/chosen-setup.ts';
export * from './options/fixed-lists.ts';
export * from './options/options.ts';
export { type OptionPlace, OptionsError, shown } from './options/options-error.ts';
export {
  type Override,
  overriddenAt,
  overrideAtMost,
  overrideFault,
  withOverrides,
} from './options/overrides.ts';
export * from './options/provenance.ts';
export * from './options/ranges.ts';
export * from './options/value-patterns.ts';
export * from './orders/orders.ts';
export * from './orders/orders-reader.ts';
export * from './table/commit-boundary.ts';
export type { Confirming, Draft, Misfit, Wish } from './table/draft.ts';
export type { SavedDraft, SeatMisfit } from './table/drafts.ts';
export * from './table/entries.ts';
export type { ReplayStep } from './table/history.ts';
export * from './table/move.ts';
export type { RedactedDraft, RedactedEntry } from './table/redaction.ts';
export * from './table/saved-table.ts';
export * from './table/table.ts';
export type { Proposal } from './table/undo-proposal.ts';
