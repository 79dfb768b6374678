import { parseDesign } from '#domain/marketplace/design';
import { serverLinks, type OwnStore } from '#domain/marketplace/own-store';
import * as v from 'valibot';
import { row, rowIn } from '../rows';
import { supabaseAddress } from '../supabase/client';
import { category, httpsUrl, picture, pictureUrl, text } from './store-columns';

export const ownStoreColumns =
  'id,slug,name,tagline,category,server_id,seller_name,refund_policy,support_url,logo_path,card_path,design,is_designed,is_visible,hidden_by_site,hidden_reason,server_link,refused_role_ids,version';

const ownRow = row(
  {
    id: v.string(),
    slug: v.string(),
    name: text,
    tagline: text,
    category,
    serverId: v.nullable(v.string()),
    sellerName: text,
    refundPolicy: text,
    supportUrl: httpsUrl,
    logoPath: picture,
    cardPath: picture,
    design: v.pipe(v.unknown(), v.transform(parseDesign)),
    isDesigned: v.boolean(),
    isVisible: v.boolean(),
    isHiddenBySite: v.boolean(),
    hiddenReason: v.nullable(text),
    serverLink: v.nullable(v.picklist(serverLinks)),
    refusedRoleIds: v.array(v.string()),
    version: v.number(),
  },
  { isHiddenBySite: 'hidden_by_site' },
);

export function ownStoreFrom(cells: unknown): OwnStore[] {
  return rowIn(ownRow)(cells).map((store) => ({
    ...store,
    logoUrl: storePictureUrl('store-media', store.logoPath),
    cardUrl: storePictureUrl('store-cards', store.cardPath),
  }));
}

export const storePictureUrl = (bucket: 'store-media' | 'store-cards', path: string | null) =>
  pictureUrl(supabaseAddress().url, bucket, path);
