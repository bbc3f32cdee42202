import {SearchIcon} from '@sanity/icons/Search'
import {UploadIcon} from '@sanity/icons/Upload'
import {Box, Flex, Select, TextInput} from '@sanity/ui'
import {useRef, useState} from 'react'
import {ActionButton} from '../ui/action-button.tsx'
import type {MediaSearch, Show} from './media-library.ts'

export type Search = Pick<MediaSearch, 'search' | 'show'>

const shows: [Show, string][] = [
  ['all', 'All pictures'],
  ['unused', 'Not used anywhere'],
  ['without alt', 'Without alternative text'],
]

interface MediaBarProps extends Search {
  isUploading: boolean
  /** Number of shown pictures that can be removed. */
  removable: number
  onSearch: (change: Partial<Search>) => void
  onUpload: (files: readonly File[]) => void
  onRemove: () => void
}

/** Searches, uploads and removes pictures. */
export function MediaBar(props: MediaBarProps) {
  const {search, show, isUploading, removable, onSearch, onUpload, onRemove} = props
  const file = useRef<HTMLInputElement>(null)
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <Box flex={1} style={{minWidth: 200}}>
        <TextInput
          aria-label="Search pictures"
          placeholder="Search names and texts"
          icon={SearchIcon}
          fontSize={1}
          value={search}
          onChange={(event) => {
            onSearch({search: event.currentTarget.value})
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
      <ActionButton
        tone="primary"
        icon={UploadIcon}
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
          // Allows choosing the same file again.
          event.currentTarget.value = ''
        }}
      />
    </Flex>
  )
}

/** Asks for a confirmation in place. */
function RemoveAll({count, remove}: {count: number; remove: () => void}) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <ActionButton
        mode="ghost"
        tone="critical"
        text={`Remove these ${count}…`}
        onClick={() => setAsking(true)}
      />
    )
  }
  return (
    <Flex gap={2}>
      <ActionButton
        tone="critical"
        text={`Remove ${count} permanently`}
        onClick={() => {
          setAsking(false)
          remove()
        }}
      />
      <ActionButton mode="bleed" text="Keep" onClick={() => setAsking(false)} />
    </Flex>
  )
}
