import { SearchField } from '#components/SearchField/SearchField';
import { Select } from '#components/Select/Select';
import {
  memberMessages,
  memberOrderNames,
  providerNames,
  statusNames,
} from '#content/messages/market/store-members';
import { memberOrders, statusFilters } from '#domain/marketplace/members-query';
import { memberProviders } from '#domain/marketplace/store-member';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import * as css from '../Users.css';
import { useMembersChoice } from './members-view';

const ANY = 'any';

const statuses = [
  { id: ANY, label: 'Any status' } as const,
  ...statusFilters.map((id) => ({ id, label: statusNames[id] })),
];
const sources = [
  { id: ANY, label: 'Any source' } as const,
  ...memberProviders.map((id) => ({ id, label: providerNames[id] })),
];
const orders = memberOrders.map((id) => ({ id, label: memberOrderNames[id] }));

/**
 * The search, the filters and the sort order. They stay visible while the list is loading and after it has failed to
 * load.
 */
export function MembersFilters() {
  const members = StoreMembersContext.useActorRef();
  const choose = useMembersChoice();
  const typed = StoreMembersContext.useSelector(({ context }) => context.typed);
  const query = StoreMembersContext.useSelector(({ context }) => context.request.query);
  const memberships = StoreMembersContext.useSelector(({ context }) => context.value?.memberships);
  const sold = [
    { id: ANY, label: 'Any membership' },
    ...(memberships ?? []).map(({ id, name }) => ({ id, label: name })),
  ];
  const chosen = sold.find(({ id }) => id === query.membershipId)?.id ?? ANY;
  return (
    <div role="search" aria-label="Users" className={css.filters}>
      <div className={css.search}>
        <SearchField
          label="Search users"
          placeholder={memberMessages.searchHelp}
          value={typed}
          onChange={(text) => members.send({ type: 'search', text })}
        />
      </div>
      <Select
        isLabelHidden
        label="Status"
        options={statuses}
        value={query.status ?? ANY}
        onChange={(id) => choose({ status: id === ANY ? null : id })}
      />
      <Select
        isLabelHidden
        label="Membership"
        options={sold}
        value={chosen}
        onChange={(id) => choose({ membershipId: id === ANY ? null : id })}
      />
      <Select
        isLabelHidden
        label="Source"
        options={sources}
        value={query.provider ?? ANY}
        onChange={(id) => choose({ provider: id === ANY ? null : id })}
      />
      <Select
        isLabelHidden
        label="Sort by"
        options={orders}
        value={query.order}
        onChange={(order) => choose({ order })}
      />
    </div>
  );
}
