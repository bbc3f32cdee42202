import {Select} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {type StringInputProps, set, unset, useClient, useFormValue} from 'sanity'
import {resolveTokens} from '../facts/fact-values.ts'
import {type AnchorChoice, anchorsOf} from './anchors.ts'

const sectionsOf =
  '*[_id == $id][0].sections[]{anchor, heading, "panels": panels[]{sections[]{anchor, heading}}}'

/** The section that a link leads to, chosen from those of the page that it leads to. */
export function AnchorInput(props: StringInputProps) {
  const {value, onChange, readOnly, elementProps, path} = props
  const page = useFormValue([...path.slice(0, -1), 'page', '_ref'])
  const choices = useAnchors(typeof page === 'string' ? page : undefined)
  if (!choices) return props.renderDefault(props)
  const isKnown = !value || choices.some(({anchor}) => anchor === value)
  return (
    <Select
      {...elementProps}
      fontSize={1}
      value={value ?? ''}
      disabled={readOnly === true}
      onChange={({currentTarget}) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
    >
      <option value="">The top of the page</option>
      {!isKnown && <option value={value}>#{value} (not on this page)</option>}
      {choices.map(({anchor, heading}) => (
        <option key={anchor} value={anchor}>
          {heading ? `${resolveTokens(heading)} (#${anchor})` : `#${anchor}`}
        </option>
      ))}
    </Select>
  )
}

/** The anchors of the page, its draft where there is one; undefined while there is no page or it is not loaded. */
function useAnchors(page: string | undefined): AnchorChoice[] | undefined {
  const client = useClient({apiVersion: '2025-02-19'})
  const [found, setFound] = useState<{page: string; choices: AnchorChoice[]}>()
  useEffect(() => {
    if (!page) return undefined
    let isCurrent = true
    client
      .fetch<unknown>(sectionsOf, {id: page}, {perspective: 'drafts', tag: 'anchors'})
      .then((sections) => isCurrent && setFound({page, choices: anchorsOf(sections)}))
      // The field stays a text field.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, page])
  return found && found.page === page ? found.choices : undefined
}
