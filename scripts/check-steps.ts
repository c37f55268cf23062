/** The steps that look at the sources without running the product. */
import { command, type Step } from './steps.ts'

export const checkSteps: readonly Step[] = [
  command('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  command('contents: spelling and leftovers', 'node', ['scripts/check-content.ts']),
  command('secrets in files and bundle', 'node', ['scripts/find-secrets.ts']),
  command('known faults of packages', 'node', ['scripts/audit.ts']),
  command('route types', 'react-router', ['typegen']),
  command('types: domain, content, texts', 'tsc', ['-p', 'tsconfig.domain.json']),
  command('types: server, scripts, tests', 'tsc', ['-p', 'tsconfig.server.json']),
  command('types: pages', 'tsc', ['-p', 'tsconfig.web.json']),
  command('types: service worker', 'tsc', ['-p', 'tsconfig.worker.json']),
]
