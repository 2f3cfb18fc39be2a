export const DeliveryCode = ({ code }: { code: string }) => (
  <section className="panel text-center" aria-label="Delivery code">
    <p className="text-sm text-muted">Delivery code</p>
    <p className="leading-tight font-bold" style={{ fontSize: 40 }}>
      {code}
    </p>
    <p className="mt-1 font-semibold">Give it only when you hold the goods.</p>
  </section>
);
