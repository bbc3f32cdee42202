import type {Section} from '../content/types.ts'
import {withPanelSections} from './panel-sections.ts'

/**
 * React's server rendering does not say which part of a page threw. Renders each section alone, those inside tabs before their tabs,
 * and returns an error that names the first that throws; returns `error` itself where none does, or where the page fails without any too.
 */
export async function nameFailingSection(
  error: unknown,
  sections: readonly Section[] | null | undefined,
  render: (sections: Section[]) => Promise<unknown>,
): Promise<unknown> {
  try {
    await render([])
  } catch {
    return error
  }
  for (const section of withPanelSections(sections)) {
    try {
      await render([section])
    } catch (cause) {
      return new Error(`Section ${section._type} (${section._key}) could not be rendered`, {cause})
    }
  }
  return error
}
