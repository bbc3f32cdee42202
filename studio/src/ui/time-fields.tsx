import {Stack} from '@sanity/ui'
import type {StoredTimes} from '@upline/editorial/documents/fetch-schedules.ts'
import {readLocalTime, timeZoneNote} from '@upline/editorial/schedules/browser-time.ts'
import type {CheckedTimes, EnteredTimes} from '@upline/editorial/schedules/check-times.ts'
import {TextField} from './field.tsx'
import {Note} from './note.tsx'

interface TimeFieldsProps {
  times: EnteredTimes
  stored?: StoredTimes
  problems: CheckedTimes['problems']
  descriptions: EnteredTimes
  onChange: (times: EnteredTimes) => void
}

const titles = {publish: 'Publish at', takeDown: 'Take down at'} as const

/** Renders the times of a publish and a take-down, for a form, which rejects half a time. */
export function TimeFields({times, stored, problems, descriptions, onChange}: TimeFieldsProps) {
  const moments = (['publish', 'takeDown'] as const)
    .map((action) => readLocalTime(times[action], stored?.[action]))
    .filter((moment) => moment !== undefined)
  return (
    <Stack gap={5}>
      {(['publish', 'takeDown'] as const).map((action) => (
        <TextField
          key={action}
          title={titles[action]}
          description={descriptions[action]}
          problem={problems[action]}
          type="datetime-local"
          // Seconds are allowed, and shown only if there are any.
          step="any"
          max="9999-12-31T23:59"
          padding={3}
          value={times[action]}
          onChange={(time) => onChange({...times, [action]: time})}
        />
      ))}
      <Note>Times are in {timeZoneNote(moments)}.</Note>
    </Stack>
  )
}
