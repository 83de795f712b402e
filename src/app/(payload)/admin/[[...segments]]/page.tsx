import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import { importMap } from '@/app/(payload)/admin/importMap'
import { type PageArgs, pageMetadata } from '@/app/(payload)/admin/page-metadata'

export const generateMetadata = (args: PageArgs) => pageMetadata(args)

const Page = ({ params, searchParams }: PageArgs) => RootPage({ config, params, searchParams, importMap })

export default Page
