import {track} from '../../analytics/track.ts'
import {ActionList} from '../../content/action-list.tsx'
import {choiceTitle, inOrder} from '../../content/choices.ts'
import {useChosenState} from '../../content/chosen-state.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {CarrierMark} from '../../content/marks.tsx'
import {PageLink} from '../../content/page-link.tsx'
import {Rating} from '../../content/rating.tsx'
import {useInterfaceText, useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Badge, BadgeList} from '../../ui/badge.tsx'
import {Icon} from '../../ui/icon.tsx'
import {useQueryState} from '../../ui/use-query-state.ts'
import {ListFilter} from '../list-filter.tsx'
import {HeadedSection} from '../section-frame.tsx'

const defaults = {line: ''}

/** A choice of carriers to filter by line; each entry unfolds, at most one at a time. */
export function CarrierShowcase({section}: {section: SectionOf<'carrierShowcase'>}) {
  const site = useSite()
  const [query, change] = useQueryState(defaults)
  const lines = inOrder(
    site,
    'carrierCategory',
    section.carriers?.map(({category}) => category),
  )
  const line = lines.find((name) => name === query.line) ?? ''
  const carriersOf = (name: string) =>
    (section.carriers ?? []).filter((carrier) => !name || carrier.category === name)
  const shown = carriersOf(line)
  return (
    <HeadedSection section={section}>
      <ListFilter
        section={section}
        name="line"
        choices={lines.map((name) => ({value: name, label: choiceTitle(site, 'carrierCategory', name)}))}
        value={line}
        count={(name) => carriersOf(name).length}
        onChange={(name) => change({line: name})}
        status={fill(section.resultStatus, {count: shown.length})}
      />
      <ul className="mt-6 border-t border-rule-strong">
        {shown.map((carrier) => (
          <CarrierEntry key={carrier._id} carrier={carrier} section={section} />
        ))}
      </ul>
      <ActionList actions={[section.action]} field="action" className="mt-10" />
    </HeadedSection>
  )
}

type Section = SectionOf<'carrierShowcase'>
type Props = {carrier: NonNullable<Section['carriers']>[number]; section: Section}

function CarrierEntry({carrier, section}: Props) {
  const documentAttribute = useDocumentAttribute('carrier', 'name')
  const labels = useInterfaceText()
  const site = useSite()
  const state = useChosenState()
  const onToggle = (open: boolean) => {
    if (open) track('element_click', {element: `carrier:${carrier.name}`, page: location.pathname})
  }
  const specialties = (carrier.specialties ?? []).map((key) => choiceTitle(site, 'carrierSpecialty', key))
  return (
    <li data-sanity={documentAttribute(carrier)} className="@container">
      {/* One name for all: the browser closes the open one when another is opened. */}
      <details
        name={`carriers-${section._key}`}
        onToggle={(event) => onToggle(event.currentTarget.open)}
        className="unfold group/carrier border-b border-rule"
      >
        <summary className="grid grid-cols-[1fr_auto] items-center max-lg:@min-[14rem]:grid-cols-[auto_1fr_auto] gap-x-4 gap-y-2 py-5 transition-colors hover:bg-tint lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,5fr)_9.5rem] lg:gap-x-6 lg:px-2">
          <CarrierMark carrier={carrier} className="size-14 @max-[14rem]:hidden" />
          <span className="min-w-0">
            <span className="block font-serif text-h3 leading-tight font-semibold" translate="no">
              {carrier.name}
            </span>
            {state && !carrier.states?.some((name) => name === state) && (
              <span className="mt-1 block text-sm font-semibold text-accent">
                {fill(labels.notInState, {state})}
              </span>
            )}
            <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Badge>{choiceTitle(site, 'carrierCategory', carrier.category)}</Badge>
              <Rating value={carrier.rating} figure />
            </span>
          </span>
          <span className="hidden text-sm text-soft lg:block">{specialties.join(', ')}</span>
          <span className="flex items-center justify-end gap-2 text-sm font-semibold text-link lg:whitespace-nowrap">
            <span className="max-lg:sr-only group-open/carrier:hidden">{section.expandLabel}</span>
            <span className="hidden max-lg:sr-only group-open/carrier:inline">{section.collapseLabel}</span>
            <Icon name="chevron-down" className="chevron size-5" />
          </span>
        </summary>
        <div className="grid gap-x-6 gap-y-5 pt-2 pb-8 lg:grid-cols-[3.5rem_minmax(0,4fr)_minmax(0,5fr)] lg:px-2">
          <p className="max-w-measure lg:col-start-2">{carrier.description}</p>
          <div>
            <p className="text-sm font-semibold">{section.specialtiesLabel}</p>
            <BadgeList names={specialties} className="mt-2" />
            {carrier.path && (
              <PageLink
                to={carrier.path}
                className="inline-link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                <span>{section.detailLabel}</span>
                <span className="sr-only" translate="no">
                  {carrier.name}
                </span>
                <Icon name="arrow-right" className="size-5 text-accent" />
              </PageLink>
            )}
          </div>
        </div>
      </details>
    </li>
  )
}
