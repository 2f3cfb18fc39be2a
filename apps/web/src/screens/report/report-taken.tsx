/** What stands there once a report has arrived. */
export function ReportTaken() {
  return (
    <div role="status" className="grid gap-4">
      <h1 className="text-xl leading-tight font-bold">Thank you. We will look at it.</h1>
      <p>
        Nobody tells the seller who reported. If somebody took money from you, tell the police, too: we cannot get it
        back.
      </p>
    </div>
  );
}
