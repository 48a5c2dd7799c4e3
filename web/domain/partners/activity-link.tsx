import { partnerClickId, partnerPaths } from '../../../schema/partners'
import { fillPath } from '../../../schema/paths'
import { useSiteSettings } from '../../lib/page-data'
import { sendAffiliateClick } from './affiliate-click'
import { PartnerLink, type PartnerLinkProps } from './partner-link'

interface ActivityLinkProps
  extends Pick<PartnerLinkProps, 'className' | 'label' | 'icon' | 'children'> {
  id: string
}

export function ActivityLink({ id, ...link }: ActivityLinkProps) {
  const { activityPartner } = useSiteSettings()
  return (
    <PartnerLink
      {...link}
      href={fillPath(partnerPaths.activity, { id })}
      onFollow={() =>
        sendAffiliateClick({
          itemId: partnerClickId.activity(id),
          merchant: activityPartner.name,
          category: 'activity',
          country: 'VN',
        })
      }
    />
  )
}
