import {getDraftId, getVersionId} from '@sanity/client/csm'
import {ComponentIcon} from '@sanity/icons/Component'
import {UnlinkIcon} from '@sanity/icons/Unlink'
import {Box, Button, Flex, Text} from '@sanity/ui'
import {refOf, textOf} from '@upline/domain/content/stored-document.ts'
import {useEffect, useRef, useState} from 'react'
import {type ObjectItem, type ObjectItemProps, set, usePerspective} from 'sanity'
import {resolveTokens} from '../../ui/fact-values.ts'
import {TextField} from '../../ui/field.tsx'
import {QuestionDialog} from '../../ui/question-dialog.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

/** A section of a page, or the place of a shared one. */
type Item = ObjectItem & {heading?: unknown}

const type = 'sharedSection'

/** Renders a section of a page with a button that makes it shared, or a shared section with one that replaces it by a copy. */
export function SharedSectionItem(props: ObjectItemProps<Item>) {
  const {value, readOnly, renderDefault, inputProps} = props
  const [isOpen, setOpen] = useState(false)
  const source = refOf(value)
  const isShared = value._type === 'reference'
  // One patch, so that leaving the page at once does not keep half of it.
  const replace = (item: ObjectItem) => inputProps.onChange(set({...item, _key: value._key}))
  const title = isShared ? 'Use a copy here…' : 'Make shared…'
  const canChange = !readOnly && (isShared ? source : value._type !== 'hero')
  const Question = isShared ? DetachQuestion : ShareQuestion
  return (
    // The gap is for the bar of a changed item, whose button is wider than its line.
    <Flex align="center" gap={4}>
      <Box flex={1} style={{minWidth: 0}}>
        {renderDefault(props)}
      </Box>
      {canChange && (
        <Button
          mode="bleed"
          padding={2}
          icon={isShared ? UnlinkIcon : ComponentIcon}
          aria-label={title}
          title={title}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <Question {...{value, replace}} onClose={() => setOpen(false)} />}
    </Flex>
  )
}

interface QuestionProps {
  value: Item
  /** Puts another item in the place of this one. */
  replace: (item: ObjectItem) => void
  onClose: () => void
}

function ShareQuestion({value, replace, onClose}: QuestionProps) {
  const client = useStudioClient()
  const {selectedReleaseId} = usePerspective()
  const [title, setTitle] = useState(resolveTokens(textOf(value.heading) ?? ''))
  const name = useRef<HTMLInputElement>(null)
  // The dialog focuses Close.
  useEffect(() => name.current?.focus(), [])
  const {isBusy, problem, attempt} = useAttempt(undefined, {isInline: true})
  const share = () =>
    attempt(async () => {
      const id = crypto.randomUUID()
      const _id = selectedReleaseId ? getVersionId(id, selectedReleaseId) : getDraftId(id)
      await client.create({_id, _type: type, title: title.trim(), sections: [value]}, {tag: 'share-section'})
      // Published after the shared section, the reference protects it from being deleted.
      replace({
        _key: '',
        _type: 'reference',
        _ref: id,
        _weak: true,
        _strengthenOnPublish: {type},
      } as ObjectItem)
      onClose()
    })
  return (
    <QuestionDialog
      header="Make this a shared section?"
      button="Make shared"
      disabled={isBusy || !title.trim()}
      onConfirm={share}
      onClose={onClose}
      problem={problem}
    >
      <Text size={1}>
        Other pages can then show it too, and you edit it in one place, under “Shared sections”. Publish the
        shared section first, then this page.
      </Text>
      <TextField
        ref={name}
        title="Name"
        description="Names the section in the Studio. Visitors don’t see it."
        value={title}
        onChange={setTitle}
      />
    </QuestionDialog>
  )
}

function DetachQuestion({value, replace, onClose}: QuestionProps) {
  const client = useStudioClient()
  const {perspectiveStack} = usePerspective()
  const {isBusy, problem, attempt} = useAttempt(
    'The section could not be read. Publish it first, or try again.',
    {
      isInline: true,
    },
  )
  const detach = () =>
    attempt(async () => {
      const perspective = perspectiveStack.length > 0 ? perspectiveStack : ('drafts' as const)
      const query = '*[_id == $id][0].sections[0]'
      const section = await client.fetch<ObjectItem | null>(
        query,
        {id: refOf(value)},
        {perspective, tag: 'detach-section'},
      )
      if (!section) throw new Error('The shared section is empty')
      replace(section)
      onClose()
    })
  return (
    <QuestionDialog
      header="Use a copy of this section here?"
      button="Use a copy"
      disabled={isBusy}
      onConfirm={detach}
      onClose={onClose}
      problem={problem}
    >
      <Text size={1}>
        The page gets a copy. Later changes to the shared section won’t reach it. Other pages stay unchanged.
      </Text>
    </QuestionDialog>
  )
}
