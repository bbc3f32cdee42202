import {Flex, Stack, Text, TextInput} from '@sanity/ui'
import {isDate} from '@upline/domain/dates/date.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {useId, useState} from 'react'
import {type PreviewHeaderProps, usePresentationNavigate, usePresentationParams} from 'sanity/presentation'
import {ActionButton} from '../ui/action-button.tsx'
import {DateDialog} from './date-dialog.tsx'

/** Adds a date to the preview's header: the preview shows the site as of that date. */
export function DateBar(props: PreviewHeaderProps) {
  const {preview} = usePresentationParams()
  const navigate = usePresentationNavigate()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const url = new URL(preview || '/', 'http://site')
  const shown = url.searchParams.get('date')
  const date = isDate(shown) ? shown : undefined

  const show = (next: string) => {
    setTyped(next)
    // While a year is typed it begins with zeros.
    if (!isDate(next) || next < '2000') return
    if (next === siteDate()) url.searchParams.delete('date')
    else url.searchParams.set('date', next)
    navigate(`${url.pathname}${url.search}${url.hash}`)
  }
  return (
    <Stack flex={1} gap={2}>
      {props.renderDefault(props)}
      <Flex align="center" gap={2} wrap="wrap" paddingX={3}>
        <Text as="label" size={1} htmlFor={id}>
          Site as of
        </Text>
        <TextInput
          id={id}
          type="date"
          min="2000-01-01"
          fontSize={1}
          padding={2}
          // The page can't be told before it is connected.
          disabled={props.overlaysConnection !== 'connected'}
          value={typed ?? date ?? siteDate()}
          onChange={({currentTarget}) => show(currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
        {date && <ActionButton mode="ghost" text="Today" onClick={() => show(siteDate())} />}
        {date && <ActionButton mode="ghost" text="What differs" onClick={() => setOpen(true)} />}
      </Flex>
      {isOpen && date && <DateDialog date={date} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
