import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import type { AdminAccount } from '#web/features/admin/session/admin-session.ts';
import { roleNames, youMay } from '#web/features/admin/session/roles.ts';
import { useAddress } from '#web/lib/address/use-address.ts';
import { AdministratorList } from '#web/screens/admin/settings/administrators/administrator-list.tsx';
import { AuditLog } from '#web/screens/admin/settings/audit/audit-log.tsx';
import { OwnPassword } from '#web/screens/admin/settings/own-account/own-password.tsx';
import { OwnSessions } from '#web/screens/admin/settings/own-account/own-sessions.tsx';
import { SecondFactor } from '#web/screens/admin/settings/own-account/second-factor.tsx';
import { ServiceSettings } from '#web/screens/admin/settings/service/service-settings.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';

export const meta = () => [{ title: 'Settings' }];

export default function AdminSettingsScreen() {
  return (
    <AdminScreen title="Settings" skeleton={<SkeletonScreen panels={4} />}>
      {(admin) => <SettingsTabs admin={admin} />}
    </AdminScreen>
  );
}

const account = { id: 'account', label: 'My account', content: <OwnAccount /> };
const service = { id: 'service', label: 'Price and imports', content: <ServiceSettings /> };
const administrators = { id: 'administrators', label: 'Administrators', content: <AdministratorList /> };
const audit = { id: 'audit', label: 'Audit log', content: <AuditLog /> };

/** Before a required second factor is set up, only the account opens. */
function tabsFor({ role, mustSetUpSecondFactor }: AdminAccount) {
  if (mustSetUpSecondFactor) return [account];
  return role === 'owner' ? [account, administrators, service, audit] : [account, service];
}

function SettingsTabs({ admin }: { admin: AdminAccount }) {
  const { params, change } = useAddress();
  const tabs = tabsFor(admin);
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? account;
  return (
    <div className="settings-tabs">
      <Tabs
        label="Settings"
        tabs={tabs}
        value={chosen.id}
        // Drops the other tab's parameters.
        onChange={(id) => change(() => (id === account.id ? '' : `?tab=${id}`))}
      />
    </div>
  );
}

function OwnAccount() {
  const { username, role } = useAdmin();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <p className="wrap-anywhere md:col-span-2">
        You are <b>{username}</b>, {roleNames[role]}. {youMay[role]}
      </p>
      <div className="grid gap-4">
        <SecondFactor />
        <OwnPassword />
      </div>
      <OwnSessions />
    </div>
  );
}
