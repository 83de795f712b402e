import { ConflictPanel as ConflictPanel_812fa279f1f0a98756add8e7df97101f } from '@/admin/conflict/conflict-panel'
import { MarketDrafts as MarketDrafts_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { Completeness as Completeness_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { OptionCell as OptionCell_935033aac8b875774bb42c244ee5fdcc } from '@/admin/lists/state-cells'
import { KeyPicker as KeyPicker_adf24d7c387fb732c6c659af32710e6e } from '@/admin/pickers/key-picker'
import { HostList as HostList_7d6a0ba2429371214fcb0279156f2d59 } from '@/admin/host-list'
import { RowLabel as RowLabel_f28c0bbdeea0b9bbba852e74d597578e } from '@/admin/pages/row-labels'
import { ZonedCell as ZonedCell_4fd266c23030b50e31ee163bc3a863af } from '@/admin/pickers/zoned-date'
import { ZonedDate as ZonedDate_4fd266c23030b50e31ee163bc3a863af } from '@/admin/pickers/zoned-date'
import { ScheduleRowLabel as ScheduleRowLabel_c585ca045cdda0427b7d41380cdcf968 } from '@/admin/markets/schedules/schedule-fields'
import { ExpressionField as ExpressionField_655ac3ee7d8f50108d414e8e8640030a } from '@/admin/markets/postal-code/postal-code-fields'
import { PostalCodeTry as PostalCodeTry_655ac3ee7d8f50108d414e8e8640030a } from '@/admin/markets/postal-code/postal-code-fields'
import { HundredthsField as HundredthsField_3ab2d2d5772c6a5befc52a0e9ee0ef6f } from '@/admin/pickers/hundredths-field'
import { ColourContrast as ColourContrast_bc94add82f35576495f0daa9a3b8574b } from '@/admin/pickers/colour-field'
import { ColourPicker as ColourPicker_bc94add82f35576495f0daa9a3b8574b } from '@/admin/pickers/colour-field'
import { AgoCell as AgoCell_935033aac8b875774bb42c244ee5fdcc } from '@/admin/lists/state-cells'
import { CloneMarket as CloneMarket_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { ListFilters as ListFilters_6369d521c0f234a115fbd7d9ba5089d5 } from '@/admin/lists/list-filters'
import { SavedBy as SavedBy_a9ccc349b6e64b88aa66a4d101245d97 } from '@/admin/form-header/saved-by'
import { OpenField as OpenField_6ffec2e9ebec0e17e49838efff53c261 } from '@/admin/navigation/open-field'
import { DifferButton as DifferButton_6f84f6578089ec56afa57b0aecde77f1 } from '@/admin/versions/live-buttons'
import { FormMenu as FormMenu_40f1675103baf5831b8d47fb9390cf05 } from '@/admin/form-header/form-menu'
import { CloneMarketItem as CloneMarketItem_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { RemoveDraft as RemoveDraft_3bb4b93898b68ab870ad8c321b651a72 } from '@/admin/markets/clone/remove-draft'
import { FormMenuItems as FormMenuItems_40f1675103baf5831b8d47fb9390cf05 } from '@/admin/form-header/form-menu'
import { VersionsView as VersionsView_a117f345a6ec073d3491a08175270c6d } from '@/admin/versions/version-view'
import { VersionView as VersionView_a117f345a6ec073d3491a08175270c6d } from '@/admin/versions/version-view'
import { ListByRole as ListByRole_e30490350285818397c8d909f8238340 } from '@/admin/lists/list-by-role'
import { MarketCell as MarketCell_8949a72bf6724830cd32cd6c9dacbc13 } from '@/admin/lists/market-cell'
import { PatternCheck as PatternCheck_08375347e621811ed005bb4dd85f199b } from '@/admin/routes/patterns-field'
import { PatternsCell as PatternsCell_08375347e621811ed005bb4dd85f199b } from '@/admin/routes/patterns-field'
import { KeepOld as KeepOld_8612c643f6f624d5e3bdd9061544d4ad } from '@/admin/routes/keep-old'
import { RoutePreview as RoutePreview_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { RemoveRoute as RemoveRoute_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { StateCell as StateCell_935033aac8b875774bb42c244ee5fdcc } from '@/admin/lists/state-cells'
import { TargetCell as TargetCell_5c7d69a70da4c44b23a75798db197860 } from '@/admin/redirects/use-cells'
import { HitsCell as HitsCell_5c7d69a70da4c44b23a75798db197860 } from '@/admin/redirects/use-cells'
import { HitsHead as HitsHead_5c7d69a70da4c44b23a75798db197860 } from '@/admin/redirects/use-cells'
import { LastHitCell as LastHitCell_5c7d69a70da4c44b23a75798db197860 } from '@/admin/redirects/use-cells'
import { LastHitHead as LastHitHead_5c7d69a70da4c44b23a75798db197860 } from '@/admin/redirects/use-cells'
import { RedirectTester as RedirectTester_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { RedirectMenu as RedirectMenu_b7c9fbac1e928be37755b1acaf2dd5d7 } from '@/admin/redirects/redirect-filters'
import { RedirectFilters as RedirectFilters_b7c9fbac1e928be37755b1acaf2dd5d7 } from '@/admin/redirects/redirect-filters'
import { MendCell as MendCell_bf02da0d7641b861262684a966f78314 } from '@/admin/missing/mend-panel'
import { MendPanel as MendPanel_bf02da0d7641b861262684a966f78314 } from '@/admin/missing/mend-panel'
import { MissingFilters as MissingFilters_17b5f79e12c088750c8ca0f5b0d1386f } from '@/admin/missing/missing-filters'
import { PreviewMode as PreviewMode_3fa511c7380609a829e226dd0cb9c8ba } from '@/admin/pages/preview-mode'
import { ContrastTable as ContrastTable_c12d60f7841021614e3cb013e2df0893 } from '@/admin/pickers/contrast-table'
import { StatusCell as StatusCell_935033aac8b875774bb42c244ee5fdcc } from '@/admin/lists/state-cells'
import { PartnerPreviewLink as PartnerPreviewLink_aee1fea0404a6f00b0978874af6c865f } from '@/admin/pages/preview-link'
import { CommentedLabel as CommentedLabel_2e81d420b4f2806dd70f7da61d715289 } from '@/admin/comments/field-label'
import { KeepOldAddress as KeepOldAddress_5621bcf43efb85c03db2299b353c8be4 } from '@/admin/pages/keep-old-address'
import { LinkedFrom as LinkedFrom_867f3226c9880bedda260fd72f1d2952 } from '@/admin/pages/linked-from'
import { ProblemsPanel as ProblemsPanel_f72a254381b011e56e6eee4ff788fb5c } from '@/admin/pages/problems-panel'
import { ReviewPanel as ReviewPanel_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { SchedulesPanel as SchedulesPanel_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_f28c0bbdeea0b9bbba852e74d597578e } from '@/admin/pages/row-labels'
import { SearchPreview as SearchPreview_a9e39782308c06a38e29b96ff96b1708 } from '@/admin/pages/search-preview'
import { TranslationsPanel as TranslationsPanel_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { PreviewLink as PreviewLink_aee1fea0404a6f00b0978874af6c865f } from '@/admin/pages/preview-link'
import { NewPageView as NewPageView_0ab452a768ce905f37906ffaa55f3990 } from '@/admin/pages/new-page-view'
import { OrderCell as OrderCell_cfa0336284c74385ab626cd92de5c1bd } from '@/admin/lists/banner-cells'
import { HeadlineCell as HeadlineCell_cfa0336284c74385ab626cd92de5c1bd } from '@/admin/lists/banner-cells'
import { MissingSubjects as MissingSubjects_593b2903f2153e1a2ff23a5d4c244ab5 } from '@/admin/markets/subjects/missing-subjects'
import { SubjectRowLabel as SubjectRowLabel_593b2903f2153e1a2ff23a5d4c244ab5 } from '@/admin/markets/subjects/missing-subjects'
import { SearchTrial as SearchTrial_49f835829e4f62620e6821bef3e94a21 } from '@/admin/missing/search-trial'
import { UploadCheck as UploadCheck_766be8ac2f3b5550fe0e3a01d6ca71fe } from '@/admin/media/picture-panels'
import { WhereUsed as WhereUsed_766be8ac2f3b5550fe0e3a01d6ca71fe } from '@/admin/media/picture-panels'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { KindCell as KindCell_7408f8d6be4b6530f02753596106f69e } from '@/admin/audit/subject-cells'
import { KindField as KindField_7408f8d6be4b6530f02753596106f69e } from '@/admin/audit/subject-cells'
import { TitleCell as TitleCell_7408f8d6be4b6530f02753596106f69e } from '@/admin/audit/subject-cells'
import { Changes as Changes_a8551838325445338c7b1928fd2be04e } from '@/admin/audit/changes'
import { OwnPassword as OwnPassword_0cba0eb4b2c25c58034e02a5b89c1c8a } from '@/admin/on-demand'
import { SecondFactorPanel as SecondFactorPanel_c93baeeab81b845b3458817890b36566 } from '@/admin/second-factor/second-factor-panel'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Menu as Menu_6afb638f8db47901792feb00dbf70516 } from '@/admin/menu/menu'
import { SkipLink as SkipLink_8720b943e67a8ab4b8809ab13c88a454 } from '@/admin/navigation/skip-link'
import { ScheduleBar as ScheduleBar_4b8b9b1b8ed2c4dc551a9c93f1b0b168 } from '@/admin/markets/schedules/schedule-bar'
import { ShopIcon as ShopIcon_97bd8d327315e386d5df3e35742e3134 } from '@/admin/brand/shop-marks'
import { ShopLogo as ShopLogo_97bd8d327315e386d5df3e35742e3134 } from '@/admin/brand/shop-marks'
import { HeaderActions as HeaderActions_cf08e365cdd712dc0c1fef115bd72b01 } from '@/admin/search/header-actions'
import { KnownMarkets as KnownMarkets_c2079143a21b8f1b0c47aa056d09b5e0 } from '@/admin/known-markets'
import { NamedControls as NamedControls_8ad912555eeb4417499aa818002f1adf } from '@/admin/navigation/named-controls'
import { PastedText as PastedText_7e31c1b8a0f04e5dc1b6892d75703635 } from '@/admin/typing/pasted-text'
import { FormAnswers as FormAnswers_91b8b1c9e47ab8a1d17125a9b18cf7b7 } from '@/admin/typing/form-answers'
import { TranslationsView as TranslationsView_2a1d34d67edde0264175f634dd719df8 } from '@/admin/pages/translations-view'
import { SideBySideView as SideBySideView_2a1d34d67edde0264175f634dd719df8 } from '@/admin/pages/translations-view'
import { PageGrid as PageGrid_6f3f4314715535d488ed56bbf5e782c9 } from '@/admin/pages/page-grid'
import { Today as Today_075a8533a90b654ff9ef937c23970af6 } from '@/admin/today/today'
import { RedirectTools as RedirectTools_4688e3d8cf7d1823cd5f0b0d43bcd84b } from '@/admin/redirects/redirect-tools'
import { ReportsView as ReportsView_2ad2ea9ab27b444303bd7e47b1a7ede1 } from '@/admin/reports/reports-view'
import { MissingSearchesView as MissingSearchesView_a87f07bb4ec9d22f45699de459b2a7bc } from '@/admin/missing/missing-searches-view'
import { GuideView as GuideView_049960b4f534c191fa6f4b385e94d8c9 } from '@/admin/guide/guide-view'
import { ReleasesView as ReleasesView_65f2fbf9519f77f830bd7366bc05c593 } from '@/admin/releases/releases-view'
import { SearchView as SearchView_23b71f9932cd8e354736392f3d17a5cc } from '@/admin/search/search-view'
import { LoginView as LoginView_d491684659f712d29550098546c49f4a } from '@/admin/login/login-view'
import { SecondFactorView as SecondFactorView_ef78214bddcd2f808c8b8ce53ea33b1b } from '@/admin/second-factor/second-factor-view'
import { CompareMarkets as CompareMarkets_eb02c5d1c023ec9b60390f0a38d2ace7 } from '@/admin/markets/compare/compare-markets'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/conflict/conflict-panel#ConflictPanel": ConflictPanel_812fa279f1f0a98756add8e7df97101f,
  "@/admin/on-demand#MarketDrafts": MarketDrafts_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/on-demand#Completeness": Completeness_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/lists/state-cells#OptionCell": OptionCell_935033aac8b875774bb42c244ee5fdcc,
  "@/admin/pickers/key-picker#KeyPicker": KeyPicker_adf24d7c387fb732c6c659af32710e6e,
  "@/admin/host-list#HostList": HostList_7d6a0ba2429371214fcb0279156f2d59,
  "@/admin/pages/row-labels#RowLabel": RowLabel_f28c0bbdeea0b9bbba852e74d597578e,
  "@/admin/pickers/zoned-date#ZonedCell": ZonedCell_4fd266c23030b50e31ee163bc3a863af,
  "@/admin/pickers/zoned-date#ZonedDate": ZonedDate_4fd266c23030b50e31ee163bc3a863af,
  "@/admin/markets/schedules/schedule-fields#ScheduleRowLabel": ScheduleRowLabel_c585ca045cdda0427b7d41380cdcf968,
  "@/admin/markets/postal-code/postal-code-fields#ExpressionField": ExpressionField_655ac3ee7d8f50108d414e8e8640030a,
  "@/admin/markets/postal-code/postal-code-fields#PostalCodeTry": PostalCodeTry_655ac3ee7d8f50108d414e8e8640030a,
  "@/admin/pickers/hundredths-field#HundredthsField": HundredthsField_3ab2d2d5772c6a5befc52a0e9ee0ef6f,
  "@/admin/pickers/colour-field#ColourContrast": ColourContrast_bc94add82f35576495f0daa9a3b8574b,
  "@/admin/pickers/colour-field#ColourPicker": ColourPicker_bc94add82f35576495f0daa9a3b8574b,
  "@/admin/lists/state-cells#AgoCell": AgoCell_935033aac8b875774bb42c244ee5fdcc,
  "@/admin/on-demand#CloneMarket": CloneMarket_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/lists/list-filters#ListFilters": ListFilters_6369d521c0f234a115fbd7d9ba5089d5,
  "@/admin/form-header/saved-by#SavedBy": SavedBy_a9ccc349b6e64b88aa66a4d101245d97,
  "@/admin/navigation/open-field#OpenField": OpenField_6ffec2e9ebec0e17e49838efff53c261,
  "@/admin/versions/live-buttons#DifferButton": DifferButton_6f84f6578089ec56afa57b0aecde77f1,
  "@/admin/form-header/form-menu#FormMenu": FormMenu_40f1675103baf5831b8d47fb9390cf05,
  "@/admin/on-demand#CloneMarketItem": CloneMarketItem_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/markets/clone/remove-draft#RemoveDraft": RemoveDraft_3bb4b93898b68ab870ad8c321b651a72,
  "@/admin/form-header/form-menu#FormMenuItems": FormMenuItems_40f1675103baf5831b8d47fb9390cf05,
  "@/admin/versions/version-view#VersionsView": VersionsView_a117f345a6ec073d3491a08175270c6d,
  "@/admin/versions/version-view#VersionView": VersionView_a117f345a6ec073d3491a08175270c6d,
  "@/admin/lists/list-by-role#ListByRole": ListByRole_e30490350285818397c8d909f8238340,
  "@/admin/lists/market-cell#MarketCell": MarketCell_8949a72bf6724830cd32cd6c9dacbc13,
  "@/admin/routes/patterns-field#PatternCheck": PatternCheck_08375347e621811ed005bb4dd85f199b,
  "@/admin/routes/patterns-field#PatternsCell": PatternsCell_08375347e621811ed005bb4dd85f199b,
  "@/admin/routes/keep-old#KeepOld": KeepOld_8612c643f6f624d5e3bdd9061544d4ad,
  "@/admin/on-demand#RoutePreview": RoutePreview_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/on-demand#RemoveRoute": RemoveRoute_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/lists/state-cells#StateCell": StateCell_935033aac8b875774bb42c244ee5fdcc,
  "@/admin/redirects/use-cells#TargetCell": TargetCell_5c7d69a70da4c44b23a75798db197860,
  "@/admin/redirects/use-cells#HitsCell": HitsCell_5c7d69a70da4c44b23a75798db197860,
  "@/admin/redirects/use-cells#HitsHead": HitsHead_5c7d69a70da4c44b23a75798db197860,
  "@/admin/redirects/use-cells#LastHitCell": LastHitCell_5c7d69a70da4c44b23a75798db197860,
  "@/admin/redirects/use-cells#LastHitHead": LastHitHead_5c7d69a70da4c44b23a75798db197860,
  "@/admin/on-demand#RedirectTester": RedirectTester_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/redirects/redirect-filters#RedirectMenu": RedirectMenu_b7c9fbac1e928be37755b1acaf2dd5d7,
  "@/admin/redirects/redirect-filters#RedirectFilters": RedirectFilters_b7c9fbac1e928be37755b1acaf2dd5d7,
  "@/admin/missing/mend-panel#MendCell": MendCell_bf02da0d7641b861262684a966f78314,
  "@/admin/missing/mend-panel#MendPanel": MendPanel_bf02da0d7641b861262684a966f78314,
  "@/admin/missing/missing-filters#MissingFilters": MissingFilters_17b5f79e12c088750c8ca0f5b0d1386f,
  "@/admin/pages/preview-mode#PreviewMode": PreviewMode_3fa511c7380609a829e226dd0cb9c8ba,
  "@/admin/pickers/contrast-table#ContrastTable": ContrastTable_c12d60f7841021614e3cb013e2df0893,
  "@/admin/lists/state-cells#StatusCell": StatusCell_935033aac8b875774bb42c244ee5fdcc,
  "@/admin/pages/preview-link#PartnerPreviewLink": PartnerPreviewLink_aee1fea0404a6f00b0978874af6c865f,
  "@/admin/comments/field-label#CommentedLabel": CommentedLabel_2e81d420b4f2806dd70f7da61d715289,
  "@/admin/pages/keep-old-address#KeepOldAddress": KeepOldAddress_5621bcf43efb85c03db2299b353c8be4,
  "@/admin/pages/linked-from#LinkedFrom": LinkedFrom_867f3226c9880bedda260fd72f1d2952,
  "@/admin/pages/problems-panel#ProblemsPanel": ProblemsPanel_f72a254381b011e56e6eee4ff788fb5c,
  "@/admin/on-demand#ReviewPanel": ReviewPanel_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/on-demand#SchedulesPanel": SchedulesPanel_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/pages/row-labels#BlockLabel": BlockLabel_f28c0bbdeea0b9bbba852e74d597578e,
  "@/admin/pages/search-preview#SearchPreview": SearchPreview_a9e39782308c06a38e29b96ff96b1708,
  "@/admin/on-demand#TranslationsPanel": TranslationsPanel_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/pages/preview-link#PreviewLink": PreviewLink_aee1fea0404a6f00b0978874af6c865f,
  "@/admin/pages/new-page-view#NewPageView": NewPageView_0ab452a768ce905f37906ffaa55f3990,
  "@/admin/lists/banner-cells#OrderCell": OrderCell_cfa0336284c74385ab626cd92de5c1bd,
  "@/admin/lists/banner-cells#HeadlineCell": HeadlineCell_cfa0336284c74385ab626cd92de5c1bd,
  "@/admin/markets/subjects/missing-subjects#MissingSubjects": MissingSubjects_593b2903f2153e1a2ff23a5d4c244ab5,
  "@/admin/markets/subjects/missing-subjects#SubjectRowLabel": SubjectRowLabel_593b2903f2153e1a2ff23a5d4c244ab5,
  "@/admin/missing/search-trial#SearchTrial": SearchTrial_49f835829e4f62620e6821bef3e94a21,
  "@/admin/media/picture-panels#UploadCheck": UploadCheck_766be8ac2f3b5550fe0e3a01d6ca71fe,
  "@/admin/media/picture-panels#WhereUsed": WhereUsed_766be8ac2f3b5550fe0e3a01d6ca71fe,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@/admin/audit/subject-cells#KindCell": KindCell_7408f8d6be4b6530f02753596106f69e,
  "@/admin/audit/subject-cells#KindField": KindField_7408f8d6be4b6530f02753596106f69e,
  "@/admin/audit/subject-cells#TitleCell": TitleCell_7408f8d6be4b6530f02753596106f69e,
  "@/admin/audit/changes#Changes": Changes_a8551838325445338c7b1928fd2be04e,
  "@/admin/on-demand#OwnPassword": OwnPassword_0cba0eb4b2c25c58034e02a5b89c1c8a,
  "@/admin/second-factor/second-factor-panel#SecondFactorPanel": SecondFactorPanel_c93baeeab81b845b3458817890b36566,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/admin/menu/menu#Menu": Menu_6afb638f8db47901792feb00dbf70516,
  "@/admin/navigation/skip-link#SkipLink": SkipLink_8720b943e67a8ab4b8809ab13c88a454,
  "@/admin/markets/schedules/schedule-bar#ScheduleBar": ScheduleBar_4b8b9b1b8ed2c4dc551a9c93f1b0b168,
  "@/admin/brand/shop-marks#ShopIcon": ShopIcon_97bd8d327315e386d5df3e35742e3134,
  "@/admin/brand/shop-marks#ShopLogo": ShopLogo_97bd8d327315e386d5df3e35742e3134,
  "@/admin/search/header-actions#HeaderActions": HeaderActions_cf08e365cdd712dc0c1fef115bd72b01,
  "@/admin/known-markets#KnownMarkets": KnownMarkets_c2079143a21b8f1b0c47aa056d09b5e0,
  "@/admin/navigation/named-controls#NamedControls": NamedControls_8ad912555eeb4417499aa818002f1adf,
  "@/admin/typing/pasted-text#PastedText": PastedText_7e31c1b8a0f04e5dc1b6892d75703635,
  "@/admin/typing/form-answers#FormAnswers": FormAnswers_91b8b1c9e47ab8a1d17125a9b18cf7b7,
  "@/admin/pages/translations-view#TranslationsView": TranslationsView_2a1d34d67edde0264175f634dd719df8,
  "@/admin/pages/translations-view#SideBySideView": SideBySideView_2a1d34d67edde0264175f634dd719df8,
  "@/admin/pages/page-grid#PageGrid": PageGrid_6f3f4314715535d488ed56bbf5e782c9,
  "@/admin/today/today#Today": Today_075a8533a90b654ff9ef937c23970af6,
  "@/admin/redirects/redirect-tools#RedirectTools": RedirectTools_4688e3d8cf7d1823cd5f0b0d43bcd84b,
  "@/admin/reports/reports-view#ReportsView": ReportsView_2ad2ea9ab27b444303bd7e47b1a7ede1,
  "@/admin/missing/missing-searches-view#MissingSearchesView": MissingSearchesView_a87f07bb4ec9d22f45699de459b2a7bc,
  "@/admin/guide/guide-view#GuideView": GuideView_049960b4f534c191fa6f4b385e94d8c9,
  "@/admin/releases/releases-view#ReleasesView": ReleasesView_65f2fbf9519f77f830bd7366bc05c593,
  "@/admin/search/search-view#SearchView": SearchView_23b71f9932cd8e354736392f3d17a5cc,
  "@/admin/login/login-view#LoginView": LoginView_d491684659f712d29550098546c49f4a,
  "@/admin/second-factor/second-factor-view#SecondFactorView": SecondFactorView_ef78214bddcd2f808c8b8ce53ea33b1b,
  "@/admin/markets/compare/compare-markets#CompareMarkets": CompareMarkets_eb02c5d1c023ec9b60390f0a38d2ace7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
