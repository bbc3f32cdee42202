import {type Available, isSoldIn, productsIn} from '@upline/domain/content/carrier-products.ts'
import {fold} from '@upline/domain/content/fold.ts'
import {type ComponentProps, useId, useMemo} from 'react'
import {choiceTitle, inOrder} from '../../content/choices.ts'
import {chooseState, useChosenState, useStoredState} from '../../content/chosen-state.ts'
import {useSite, useToday} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {useSearchText} from '../../search/use-search-text.ts'
import {Button} from '../../ui/button.tsx'
import {SelectField, TextField} from '../../ui/fields.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {useGrowingList} from '../../ui/use-growing-list.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {WithoutScript} from '../../ui/without-script.tsx'
import {HeadedSection} from '../section-frame.tsx'
import {DirectoryRow, FeaturedCarriers, NoCarriers} from './carriers.tsx'
import {useDirectoryTracking} from './use-directory-tracking.ts'

/** The choice that filters nothing. */
const everything = 'all'
const defaults = {q: '', specialty: everything, state: everything, sort: 'name', page: '1'}
// Each row is about 1 kB of HTML that visitors with script download too.
const mostWithoutScript = 200

const hasStates = ({states, partly}: Available) => Boolean(states?.length || partly?.length)

/** Lists carriers by name, specialty and state, one page at a time, so that thousands stay fast. */
export function CarrierDirectory({section}: {section: SectionOf<'carrierDirectory'>}) {
  const {carriers} = section
  const id = useId()
  const site = useSite()
  const [chosen, stored] = [useChosenState(), useStoredState()]
  const today = useToday()
  const [query, change] = useQueryState(defaults)
  const {list, length, grow} = useGrowingList(query.page, change, section.pageSize ?? carriers.length)
  const {text, field, search, clear} = useSearchText(query.q, (q) => change({q, page: ''}))
  const specialties = useMemo(() => {
    const keys = inOrder(
      site,
      'carrierSpecialty',
      carriers.flatMap((carrier) => carrier.specialties),
    )
    return keys.map((value) => ({value, label: choiceTitle(site, 'carrierSpecialty', value)}))
  }, [site, carriers])
  const states = carriers.some(hasStates) ? Object.keys(site.counts) : []
  // An address may be outdated or made up: values that cannot be chosen do not filter.
  const specialty = specialties.find(({value}) => value === query.specialty)
  const product = specialty?.value
  const stateOf = (choice: string) => [query.state, choice].find((name) => states.includes(name))
  const state = stateOf(chosen)
  // The control shows a choice before the list does.
  const shownState = stateOf(stored) ?? everything
  const name = text.trim()
  const byRating = query.sort === 'rating'
  const [found, withoutStates] = useMemo(() => {
    const named = carriers.filter((carrier) => fold(carrier.name ?? '').includes(fold(name)))
    const matching = named.filter(
      (carrier) =>
        (!state || isSoldIn(carrier, state)) && (!product || productsIn(carrier, state).includes(product)),
    )
    // Carriers without states never match the choice of a state.
    const unknown = named.filter(
      (carrier) => !hasStates(carrier) && (!product || productsIn(carrier).includes(product)),
    )
    return [byRating ? matching.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)) : matching, unknown]
  }, [carriers, name, product, state, byRating])
  const rest = found.slice(length)
  const filters = [name && `“${name}”`, specialty?.label, state].filter(Boolean)
  const heading =
    filters.length > 0 && section.filteredHeading
      ? fill(section.filteredHeading, {filters: filters.join(', ')})
      : section.allHeading
  const searchFor = (q: string, filter = {}) => {
    clear()
    change({q, ...filter, page: ''}, {asVisit: true})
    field.current?.focus()
  }
  const clearFilters = () => {
    chooseState('')
    searchFor('', {specialty: '', state: ''})
  }
  useDirectoryTracking({
    text: name,
    specialty: product ?? everything,
    state: state ?? everything,
    results: found.length,
    section: section._type,
  })
  const rowProps = {section, state, product}

  return (
    <HeadedSection section={section}>
      {/* Enter has nothing to send here, yet a phone's keyboard wants a form to offer its search key. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <form role="search" onSubmit={(event) => event.preventDefault()} data-needs-script>
        <div className="grid gap-5 min-[22rem]:grid-cols-2 max-sm:gap-x-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-8">
          <TextField
            id={`${id}-text`}
            name="q"
            ref={field}
            type="search"
            label={section.searchLabel}
            placeholder={section.searchPlaceholder ?? undefined}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={query.q}
            onChange={(event) => search(event.target.value)}
          />
          <FilterField
            name="specialty"
            label={section.specialtyLabel}
            choices={[{value: everything, label: section.allSpecialtiesLabel}, ...specialties]}
            value={product ?? everything}
            onChange={(value) =>
              change({specialty: value, page: ''}, {asVisit: isNewFilter(product ?? everything, value)})
            }
          />
          <FilterField
            name="state"
            label={section.stateLabel}
            choices={[
              {value: everything, label: section.allStatesLabel},
              ...states.map((value) => ({value, label: value})),
            ]}
            value={shownState}
            onChange={(value) => {
              chooseState(value === everything ? '' : value)
              change({state: value, page: ''}, {asVisit: isNewFilter(shownState, value)})
            }}
          />
          <FilterField
            name="sort"
            label={section.sortLabel}
            choices={[
              {value: defaults.sort, label: section.nameLabel},
              {value: 'rating', label: section.ratingLabel},
            ]}
            value={byRating ? 'rating' : defaults.sort}
            onChange={(sort) => change({sort, page: ''})}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 text-sm text-soft">
          <div aria-live="polite" className="figures">
            <p>{fill(section.resultStatus, {count: found.length, total: carriers.length})}</p>
            {state && withoutStates.length > 0 && (
              <p className="mt-1">
                {fill(section.stateUnknownText, {
                  count: withoutStates.length,
                  names: withoutStates.map((carrier) => carrier.name).join(', '),
                })}
              </p>
            )}
          </div>
          {filters.length > 0 && (
            <button type="button" onClick={clearFilters} className="inline-link min-h-11 font-semibold">
              {section.clearLabel}
            </button>
          )}
        </div>
      </form>
      {filters.length === 0 && <FeaturedCarriers section={section} />}
      <Heading className={filters.length > 0 ? 'mt-6 mb-4 text-h3' : 'mt-14 mb-5'}>{heading}</Heading>
      <HeadingScope>
        {found.length > 0 ? (
          <ul ref={list} className="border-t border-rule-strong print:columns-2">
            {found.slice(0, length).map((carrier) => (
              <DirectoryRow key={carrier._id} carrier={carrier} {...rowProps} />
            ))}
          </ul>
        ) : (
          <NoCarriers section={section} name={name} onName={searchFor} />
        )}
        {rest.length > 0 && (
          <WithoutScript>
            <ul>
              {rest.slice(0, mostWithoutScript).map((carrier) => (
                <DirectoryRow key={carrier._id} carrier={carrier} {...rowProps} />
              ))}
            </ul>
          </WithoutScript>
        )}
      </HeadingScope>
      {rest.length > 0 && (
        <p className="mt-8" data-needs-script>
          <Button look="secondary" onClick={grow}>
            {section.loadMoreLabel}
          </Button>
        </p>
      )}
      {section.printText && (
        <p className="mt-6 hidden text-sm print:block">
          {fill(section.printText, {date: formatDate(today)})}
        </p>
      )}
    </HeadedSection>
  )
}

/** The back button undoes a filter. Stepping through choices by key adds one entry to the history, not one each. */
function isNewFilter(before: string, after: string): boolean {
  return before === everything || after === everything
}

type FilterProps = Pick<ComponentProps<typeof SelectField>, 'name' | 'label' | 'choices'> & {
  value: string
  onChange: (value: string) => void
}

/** A choice by which the list is filtered. Renders nothing without a label, or if there is only one choice. */
function FilterField({onChange, ...rest}: FilterProps) {
  const id = useId()
  if (!rest.label || rest.choices.length < 2) return null
  // The address decides, not what the browser restores after Back.
  return <SelectField {...rest} id={id} autoComplete="off" onChange={({target}) => onChange(target.value)} />
}
