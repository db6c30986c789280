import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { gameNameFaults } from './game-names.ts';
import { LAYERS, RULES } from './layer-rules.ts';
import { FOLDERS, sourceFiles } from './source-files.ts';

interface LayerReport {
  readonly sources: number;
  readonly imports: number;
  /** One line for each thing that is wrong; empty when all is well. */
  readonly faults: readonly string[];
}

/** TypeScript 7 has no compiler API, without which the cruiser sees no module unless it is told all of this. */
const CRUISE_OPTIONS: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/dist/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

function layerFault(source: string): string | null {
  const layers = LAYERS.filter(
    ({ path, except }) => RegExp(path).test(source) && !(except !== undefined && RegExp(except).test(source)),
  );
  if (layers.length === 1) return null;
  if (layers.length === 0) return `${source} is in no layer: give it one in tools/layer-rules.ts`;
  return `${source} is in several layers: ${layers.map(({ name }) => name).join(', ')}`;
}

export async function checkLayers(root: string): Promise<LayerReport> {
  const sources = sourceFiles(root);
  const folders = FOLDERS.filter((folder) => sources.some((source) => source.startsWith(`${folder}/`)));
  const { output } = await cruise(folders, {
    ...CRUISE_OPTIONS,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...RULES] },
  });
  const { modules, summary } = output as ICruiseResult;

  const seen = new Map<string, IModule>(modules.map((module) => [module.source, module]));
  const unseen = sources.filter((source) => !seen.has(source));
  const faults = unseen.map((source) => `${source} was not looked at`);
  if (sources.length === 0) faults.push('there is no source file to look at');
  for (const source of sources) {
    const fault = layerFault(source);
    if (fault !== null) faults.push(fault);
  }
  for (const { rule, from, to } of summary.violations) faults.push(`${from} -> ${to}: ${rule.name}`);

  faults.push(...gameNameFaults(root, sources));

  let imports = 0;
  for (const source of sources) imports += seen.get(source)?.dependencies.length ?? 0;
  return { sources: sources.length - unseen.length, imports, faults };
}

if (import.meta.main) {
  const { sources, imports, faults } = await checkLayers(fileURLToPath(new URL('../', import.meta.url)));
  for (const fault of faults) console.log(fault);
  console.log(`${sources} source files with ${imports} imports looked at, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
