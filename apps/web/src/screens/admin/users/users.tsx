import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { DeletedSuspensions } from '#web/features/admin/users/deleted-suspensions.tsx';
import { useUserList } from '#web/features/admin/users/use-user-list.ts';
import { UserManagement } from '#web/features/admin/users/user-management.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Users' }];

export default function AdminUsersScreen() {
  return (
    <AdminScreen title="Users" skeleton={<SkeletonScreen panels={4} />}>
      {() => <AllUsers />}
    </AdminScreen>
  );
}

function AllUsers() {
  const list = useUserList();
  return (
    <div className="grid gap-4">
      <UserManagement list={list} choosesSize />
      <DeletedSuspensions handle={list.query.search ?? ''} />
    </div>
  );
}
