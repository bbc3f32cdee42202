import {ActionList} from '../../content/action-list.tsx'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {HeadedSection} from '../headed-section.tsx'
import {SplitSection} from '../split-section.tsx'
import {CardCell, type CardData, CardRow} from './cards.tsx'

/** Renders choices as 'cards', longer texts as 'list', and steps as 'numbered'. */
export function CardGrid({section}: {section: SectionOf<'cardGrid'>}) {
  const actions = <ActionList actions={section.actions} className="mt-10" />
  if (section.variant === 'list')
    return (
      <SplitSection section={section} sticky>
        <ul className="border-t border-rule-strong">
          {section.cards?.map((card) => (
            <CardRow key={card._key} card={card} />
          ))}
        </ul>
        {actions}
      </SplitSection>
    )
  return (
    <HeadedSection section={section}>
      <Cells
        cards={section.cards ?? []}
        columns={section.columns ?? 3}
        numbered={section.variant === 'numbered'}
      />
      {actions}
    </HeadedSection>
  )
}

const columnClass: Record<number, string> = {
  2: 'sm:grid-cols-2 sm:*:last:odd:col-span-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

// In three columns with two cards left over, the first two share a row, so that the grid has no gap.
const firstTwoWide =
  'sm:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:first:col-span-3 lg:*:nth-2:col-span-3'

type CellsProps = {cards: readonly CardData[]; columns: number; numbered: boolean}

function Cells({cards, columns, numbered}: CellsProps) {
  const List = numbered ? 'ol' : 'ul'
  const uneven = columns === 3 && cards.length % 3 === 2 && !numbered
  return (
    <List
      className={classNames(
        'in-pairs grid gap-x-6 gap-y-4 sm:gap-y-6 lg:gap-x-8',
        numbered ? 'lg:gap-y-12' : 'lg:gap-y-8',
        uneven ? firstTwoWide : columnClass[columns],
      )}
    >
      {cards.map((card, index) => (
        <CardCell key={card._key} card={card} number={numbered ? index + 1 : undefined} />
      ))}
    </List>
  )
}
