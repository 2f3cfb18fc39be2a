const steps = [
  {
    title: 'Post on TikTok with #TRACK',
    text: 'Film your product as always. Write what it is and its price in the caption, and add #TRACK.',
  },
  {
    title: 'The listing is created automatically',
    text: 'We find the video, read title, price and sizes from your caption, and make the product card. Nothing to type.',
  },
  {
    title: 'Buyers message you on WhatsApp',
    text: 'Put your shop link in your bio. Buyers tap the green button: the message already names the product and its number.',
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" className="wrap scroll-mt-4 py-12 md:py-16" aria-labelledby="how">
      <h2 id="how" className="text-xl leading-tight font-bold">
        How It Works
      </h2>
      <ol className="mt-6 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li className="panel" key={step.title}>
            <span className="badge min-w-8 justify-center" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg leading-tight font-bold">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
