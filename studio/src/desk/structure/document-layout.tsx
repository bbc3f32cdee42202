import {type DocumentLayoutProps, useCommentsEnabled, useFeatureEnabled} from 'sanity'

/**
 * Renders a document's form once it is known whether it has comments. Otherwise Sanity 6.16 mounts the form a second time when the answer
 * arrives, which closes what an editor has opened meanwhile. Sanity 6.19 doesn't wait for the answer: this component goes with that upgrade.
 */
export function DocumentLayout(props: DocumentLayoutProps) {
  const {enabled} = useCommentsEnabled()
  const {isLoading} = useFeatureEnabled('studioComments')
  return isLoading && !enabled ? null : props.renderDefault(props)
}
