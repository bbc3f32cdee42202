import {getPublishedId} from '@sanity/client/csm'
import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import {objectsIn, textOf} from '@upline/domain/content/stored-document.ts'
import {type NumberInputProps, type StringInputProps, set, useEditState, useFormValue} from 'sanity'
import {suggestedPath} from './suggested-path.ts'

/** Renders the key of a category, specialty or level, which can be copied from the title. */
export function ChoiceKeyInput(props: StringInputProps) {
  const title = textOf(useFormValue(['title']))?.trim()
  const note = props.value ? 'The key stays when the title changes.' : (title ?? 'Enter a title first.')
  return (
    <Suggestion input={props} label="Copy from title" value={props.value ? undefined : title} note={note} />
  )
}

/** Renders the reading time of an article, which can be counted from its text. */
export function ReadingTimeInput(props: NumberInputProps) {
  const minutes = readingTime(useFormValue(['body']))
  const note = minutes ? `${minutes} min, counted from the article’s text` : 'Add text to the article first.'
  return <Suggestion input={props} label="Count from text" value={minutes} note={note} />
}

const wordsPerMinute = 200

/** Returns the reading time in whole minutes, at least one, or undefined without text. */
export function readingTime(body: unknown): number | undefined {
  const wordList = objectsIn(body)
    .flatMap(({children}) => objectsIn(children))
    .flatMap(({text}) => textOf(text)?.split(/\s+/).filter(Boolean) ?? [])
  return wordList.length === 0 ? undefined : Math.max(1, Math.round(wordList.length / wordsPerMinute))
}

interface PathSource {
  field: string
  label: string
  /** Folder of all paths of the type; undefined if it follows from the current path. */
  folder?: string
}

/** Creates the input for a path, which can be generated from another field. */
export function pathInput({field, label, folder}: PathSource) {
  return function PathInput(props: StringInputProps) {
    const id = getPublishedId(String(useFormValue(['_id'])))
    const isHome = useEditState(id, String(useFormValue(['_type']))).published?.path === '/'
    const wanted = suggestedPath(useFormValue([field]), folder ?? props.value)
    const note = isHome ? 'The home page stays at /.' : (wanted ?? `Enter the ${field} first.`)
    return <Suggestion input={props} label={label} value={isHome ? undefined : wanted} note={note} />
  }
}

interface SuggestionProps {
  input: StringInputProps | NumberInputProps
  label: string
  /** Value that the button fills in; undefined disables the button. */
  value: string | number | undefined
  /** Shown next to the button. */
  note: string
}

function Suggestion({input, label, value, note}: SuggestionProps) {
  return (
    <Stack gap={2}>
      {input.renderDefault(input)}
      <Flex align="center" gap={3} wrap="wrap">
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={label}
          disabled={input.readOnly === true || value === undefined || value === input.value}
          onClick={() => input.onChange(set(value))}
        />
        <Box flex={1}>
          <Text size={1} muted textOverflow="ellipsis">
            {note}
          </Text>
        </Box>
      </Flex>
    </Stack>
  )
}
