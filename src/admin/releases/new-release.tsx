'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod'
import fields from '@/admin/fields.module.css'
import { Question } from '@/admin/dialog/question'
import { useRelease } from './use-release'

/** Asks for the title of a new release and opens it. */
export function NewRelease() {
  const { words, router, busy, problem, run } = useRelease()
  const [open, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const make = async () => {
    const answer = await run('/releases', 'POST', { title })
    const made = answer.ok ? z.object({ id: z.number() }).safeParse(answer.body).data : undefined
    if (made) router.push(`/admin/releases?id=${made.id}`)
  }
  return (
    <>
      <Button size="medium" icon="plus" iconPosition="left" margin={false} onClick={() => setOpen(true)}>
        {words('make')}
      </Button>
      {open && (
        <Question
          title={words('make')}
          does={words('make')}
          busy={busy || title.trim() === ''}
          problem={problem}
          onDo={() => void make()}
          onClose={() => setOpen(false)}
        >
          <label className={fields.field}>
            <span>{words('name')}</span>
            <input
              className={fields.input}
              readOnly={busy}
              value={title}
              maxLength={120}
              onChange={({ target }) => setTitle(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && title.trim() !== '' && !busy && void make()}
            />
          </label>
        </Question>
      )}
    </>
  )
}
