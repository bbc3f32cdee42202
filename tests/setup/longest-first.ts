import {BaseSequencer, type TestSpecification} from 'vitest/node'

/** The files that take longest, in that order. */
const longest = [
  'soak/running-product.integration',
  'prerender/incremental.integration',
  'lake/package.integration',
  'local/office/firestore-contract.integration',
]

/**
 * Begins with the files that take longest: one that begins last keeps a single core busy at the end. Vitest itself knows how long they
 * take from earlier runs, which a new clone has not had.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const first = longest.flatMap((name) => sorted.filter(({moduleId}) => moduleId.includes(`/${name}.`)))
    return [...new Set([...first, ...sorted])]
  }
}
