import type {ValidationContext} from '@sanity/types'

/** The content that validation compares with: asked under one version, so that answers never change by themselves. */
export function datasetClient(context: ValidationContext) {
  return context.getClient({apiVersion: '2025-02-19'})
}
