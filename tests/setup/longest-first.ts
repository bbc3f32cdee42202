import {BaseSequencer, type TestSpecification} from 'vitest/node'

/** The slowest files first. */
const longest = [
  'soak/running-product.integration',
  'prerender/incremental.integration',
  'lake/process.integration',
  'local/office/firestore-contract.integration',
  'studio/schedule/run-due.integration',
  'prerender/periods.integration',
]

/** Starts with the longest files, so that all cores finish together. Vitest knows durations only from earlier runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const first = longest.flatMap((name) => sorted.filter(({moduleId}) => moduleId.includes(`/${name}.`)))
    return [...new Set([...first, ...sorted])]
  }
}
