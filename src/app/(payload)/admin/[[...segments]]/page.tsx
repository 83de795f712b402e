import config from '@payload-config'
import { headers } from 'next/headers'
import { RootPage } from '@payloadcms/next/views'
import { importMap } from '@/app/(payload)/admin/importMap'
import { renderForStaff } from '@/cms/staff-api'
import { type PageArgs, pageMetadata } from '@/app/(payload)/admin/page-metadata'

export const generateMetadata = (args: PageArgs) => pageMetadata(args)

const Page = async ({ params, searchParams }: PageArgs) =>
  renderForStaff(await headers(), () => RootPage({ config, params, searchParams, importMap }))

export default Page
