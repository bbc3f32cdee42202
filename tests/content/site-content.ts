import {join} from 'node:path'
import type {ContentDocument} from '@upline/content/json.ts'
import {readDocuments} from '@upline/content/read-documents.ts'

const {documents} = readDocuments(join(import.meta.dirname, '../../content/documents'))

export const allDocuments: ContentDocument[] = documents.map(({document}) => document)

export const ofType = (type: string): ContentDocument[] => allDocuments.filter(({_type}) => _type === type)
