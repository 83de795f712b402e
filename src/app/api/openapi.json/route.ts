import { endpoint } from '@/app/api/endpoint'
import { file } from '@/http/reply'
import document from './document.json'

const text = JSON.stringify(document)

export const GET = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document.',
  who: 'anyone',
  answers: { 200: { file: 'application/json' } },
  run: () => file(text),
})
