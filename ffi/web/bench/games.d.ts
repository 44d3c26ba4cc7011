declare module "*.game" {
  const text: string;
  export default text;
}
