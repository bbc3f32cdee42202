import {describe, expect, test} from 'vitest'
import {fingerprint} from '../checks/fingerprint.ts'
import {type Review, reviewId} from '../checks/review.ts'
import {type EvidenceRow, evidenceOf, evidenceTable} from './evidence.ts'

describe('the evidence', () => {
  const fact = {_id: 'fact-a', _type: 'fact', label: '=Carriers', value: '50'}
  const review = async (document: typeof fact, more: Partial<Review> = {}): Promise<Review> => ({
    reference: 'CMP-2026-14',
    reviewedBy: 'Ana Ruiz',
    reviewedOn: '2026-11-20',
    _id: reviewId(await fingerprint(document)),
    _type: 'review',
    documentId: document._id,
    documentType: 'fact',
    title: document.label,
    reviewerId: 'ana',
    editorId: 'ben',
    rendered: ['About us (/about), Page: “49” → “50”'],
    recordedAt: '2026-11-20T10:00:00Z',
    changes: ['Value: “49” → “50”'],
    ...more,
  })
  const states = (rows: readonly EvidenceRow[]) => rows.map(({state}) => state)

  test('lists documents that wait for a review first, and documents published without one last', async () => {
    const draft = {...fact, _id: 'drafts.fact-a', value: '51'}
    const earlier = await review({...fact, value: '49'})
    expect(states(await evidenceOf([earlier], [fact, draft]))).toEqual([
      'waits for a review',
      'changed or deleted since',
      'published without a review',
    ])
    const all = [earlier, await review(fact), await review(draft)]
    expect(states(await evidenceOf(all, [fact, {...fact, _id: 'drafts.fact-a'}, draft]))).toEqual([
      'reviewed, not published',
      'published as reviewed',
      'changed or deleted since',
    ])
  })

  test('is a table without formulas', async () => {
    const table = evidenceTable(await evidenceOf([await review(fact)], [fact]), () => 'Fact')
    expect(table).toContain("'=Carriers")
    expect(table).toContain('CMP-2026-14,Ana Ruiz,2026-11-20,ana,ben,,2026-11-20T10:00:00Z')
  })
})
