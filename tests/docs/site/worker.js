// A page that is read from a disk may start no worker: its search works in a hidden frame instead, which is asked and answers
// as a worker would.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inner = frame.contentWindow;
      this.ready = new Promise((loaded) => frame.addEventListener("load", loaded));
      window.addEventListener("message", (event) => {
        if (event.source !== this.inner) return;
        const answer = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(answer);
        if (this.onmessage) this.onmessage(answer);
      });
      const page = this.inner.document;
      page.open();
      page.write('<script>window.postMessage = (data) => parent.postMessage(data, "*");</script>');
      page.write(`<script src="${url}"></script>`);
      page.close();
    }
    postMessage(data) {
      this.ready.then(() => this.inner.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate() {}
  };
}
