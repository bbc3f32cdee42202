import {SearchIcon} from '@sanity/icons/Search'
import {UploadIcon} from '@sanity/icons/Upload'
import {Box, Button, Flex, Select, TextInput} from '@sanity/ui'
import {useRef, useState} from 'react'
import type {MediaSearch, Show} from './media-library.ts'

export type Search = Pick<MediaSearch, 'words' | 'show'>

const shows: [Show, string][] = [
  ['all', 'All pictures'],
  ['unused', 'Not used anywhere'],
  ['without alt', 'Without alternative text'],
]

interface MediaBarProps extends Search {
  isUploading: boolean
  /** How many pictures on the screen can be removed at once. */
  removable: number
  onSearch: (change: Partial<Search>) => void
  onUpload: (files: readonly File[]) => void
  onRemove: () => void
}

/** Search, upload and removal of what nothing uses. */
export function MediaBar(props: MediaBarProps) {
  const {words, show, isUploading, removable, onSearch, onUpload, onRemove} = props
  const file = useRef<HTMLInputElement>(null)
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <Box flex={1} style={{minWidth: 200}}>
        <TextInput
          aria-label="Search pictures"
          placeholder="Search names and words"
          icon={SearchIcon}
          fontSize={1}
          value={words}
          onChange={(event) => {
            onSearch({words: event.currentTarget.value})
          }}
        />
      </Box>
      <Box>
        <Select
          aria-label="Which pictures"
          fontSize={1}
          value={show}
          onChange={(event) => {
            onSearch({show: shows.find(([name]) => name === event.currentTarget.value)?.[0] ?? 'all'})
          }}
        >
          {shows.map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      </Box>
      {removable > 0 && <RemoveAll count={removable} remove={onRemove} />}
      <Button
        tone="primary"
        icon={UploadIcon}
        fontSize={1}
        text={isUploading ? 'Uploading…' : 'Upload'}
        disabled={isUploading}
        onClick={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={(event) => {
          onUpload([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </Flex>
  )
}

/** Asks once more in place. */
function RemoveAll({count, remove}: {count: number; remove: () => void}) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button
        mode="ghost"
        tone="critical"
        fontSize={1}
        text={`Remove these ${count}…`}
        onClick={() => setAsking(true)}
      />
    )
  }
  return (
    <Flex gap={2}>
      <Button
        tone="critical"
        fontSize={1}
        text={`Remove ${count} for good`}
        onClick={() => {
          setAsking(false)
          remove()
        }}
      />
      <Button mode="bleed" fontSize={1} text="Keep" onClick={() => setAsking(false)} />
    </Flex>
  )
}
