import {textOf} from '@upline/domain/content/stored-document.ts'
import {withPanels} from '@upline/schemas/validation/check-page-sections.ts'
import {type StringInputProps, set, unset, useFormValue} from 'sanity'
import {Choose} from '../../ui/choose.tsx'
import {resolveTokens} from '../../ui/fact-values.ts'
import {useData} from '../../ui/query-client.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

const sectionsQuery =
  '*[_id == $page][0].sections[]{"section": select(_type == "reference" => @->sections[0], @)}.section{anchor, heading, "panels": panels[]{sections[]{anchor, heading}}}'

/** Lets the editor choose one of the linked page's sections. It is a text field until they are loaded. */
export function AnchorInput(props: StringInputProps) {
  const {value, onChange, readOnly, elementProps, path} = props
  const client = useStudioClient()
  const page = useFormValue([...path.slice(0, -1), 'page', '_ref'])
  const {data: choices} = useData({
    queryKey: ['anchors', page],
    queryFn: async () =>
      anchorsOf(await client.fetch(sectionsQuery, {page}, {perspective: 'drafts', tag: 'anchors'})),
    enabled: typeof page === 'string',
  })
  if (!choices) return props.renderDefault(props)
  const isKnown = !value || choices.some(({anchor}) => anchor === value)
  return (
    <Choose
      {...elementProps}
      value={value ?? ''}
      disabled={readOnly === true}
      options={[
        {value: '', title: 'The top of the page'},
        ...(isKnown ? [] : [{value, title: `#${value} (not on this page)`}]),
        ...choices.map(({anchor, heading}) => ({
          value: anchor,
          title: heading ? `${resolveTokens(heading)} (#${anchor})` : `#${anchor}`,
        })),
      ]}
      onChoose={(chosen) => onChange(chosen ? set(chosen) : unset())}
    />
  )
}

/** Returns the anchors of a page's stored sections from top to bottom, including those in tabs. */
export function anchorsOf(sections: unknown): {anchor: string; heading: string | undefined}[] {
  return withPanels(sections).flatMap(({anchor, heading}) =>
    textOf(anchor) ? [{anchor: String(anchor), heading: textOf(heading)}] : [],
  )
}
